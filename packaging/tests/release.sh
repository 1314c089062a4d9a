# shellcheck shell=bash disable=SC2154
# The files of a release, and that a second run writes the same bytes.
cd "$artifacts" || exit 1
expect "the checksums" 0 sha256sum --check --strict SHA256SUMS
expect "all files have a checksum" 0 sh -c "ls | grep -vxE 'SHA256SUMS|RELEASE_NOTES.md' | sort >'$scratch/files' &&
  sed 's/^[0-9a-f]*  //' SHA256SUMS | sort | cmp - '$scratch/files'"
expect "the program is position-independent" 0 sh -c "readelf -h '$scratch/programs/$platform/fcmlint' | grep -q 'Type: *DYN'"
expect "the program is static" 1 sh -c "readelf -l '$scratch/programs/$platform/fcmlint' | grep INTERP"
expect "the version in all files" 0 "$root/packaging/version" --check

# What is missing is said before anything is built.
mkdir "$scratch/few"
for tool in bash dirname uname git python3; do ln -s "$(command -v $tool)" "$scratch/few/$tool"; done
expect "missing tools" 2 env "PATH=$scratch/few" "$root/scripts/build-release"
says "missing tools" "missing tools: swift npm wasm-opt dpkg-deb buildah"

# A second run with stand-ins for the platforms that cannot be built here.
for one in linux-aarch64 macos-universal; do
  mkdir "$scratch/programs/$one"
  printf '#!/bin/sh\necho %s\n' "$one" >"$scratch/programs/$one/fcmlint"
done
other="$scratch/all-platforms"
expect "a release for all platforms" 0 "$root/packaging/release" "$scratch/programs" "$other"
for file in *linux-x86_64.tar.gz *.whl fcmlint-linux-x64-*.tgz *.deb RELEASE_NOTES.md; do
  expect "$file is reproducible" 0 cmp "$file" "$other/$file"
done
rm -r "$scratch/programs"/{linux-aarch64,macos-universal}
expect "the same release" 0 "$root/packaging/release" "$scratch/programs" "$scratch/again"
expect "a release is reproducible" 0 diff -r "$artifacts" "$scratch/again"
expect "the files for all platforms" 0 ls "$other"
for name in "fcmlint-$version-linux-aarch64.tar.gz" "fcmlint-$version-macos-universal.tar.gz" \
  "fcmlint-$version-py3-none-macosx_13_0_universal2.whl" "fcmlint_${version}_arm64.deb" \
  "fcmlint-$version-py3-none-manylinux_2_17_aarch64.musllinux_1_2_aarch64.whl" \
  fcmlint-linux-arm64-"$version".tgz fcmlint-darwin-x64-"$version".tgz fcmlint-darwin-arm64-"$version".tgz; do
  says "the files for all platforms" "$name"
done
expect "the formula for all platforms" 0 ruby -c "$other/fcmlint.rb"
expect "each platform has a formula" 0 sh -c "test \$(grep -c sha256 '$other/fcmlint.rb') -eq 4"
expect "the images for all platforms" 0 python3 "$root/packaging/tests/image-platforms.py" "$other/fcmlint-$version-image.tar"
says "the images for all platforms" "linux/amd64 linux/arm64"

# The archive has the program, the manual page, completions and licenses.
mkdir "$scratch/archive"
cold "the archive" tar -xzf "fcmlint-$version-$platform.tar.gz" -C "$scratch/archive" --strip-components 1
row "archive" "fcmlint-$version-$platform.tar.gz" "--version, check, man, completions"
for file in LICENSE NOTICE README.md bin/fcmlint share/man/man1/fcmlint.1 share/zsh/site-functions/_fcmlint \
  share/bash-completion/completions/fcmlint share/fish/vendor_completions.d/fcmlint.fish; do
  expect "the archive has $file" 0 test -s "$scratch/archive/$file"
done
payloads "$scratch/archive-payloads"
expect "the program of the archive" 1 "$scratch/archive/bin/fcmlint" push
says "the program of the archive" "topic-prefix"
expect "the manual page" 0 man --warnings -l "$scratch/archive/share/man/man1/fcmlint.1"
expect "bash completes" 0 bash -c "source '$scratch/archive/share/bash-completion/completions/fcmlint'
  COMP_WORDS=(fcmlint --format js) COMP_CWORD=2; _fcmlint; printf '%s\n' \"\${COMPREPLY[@]}\""
says "bash completes" jsonl

# The bill of materials is SPDX and lists each file of the release.
expect "the bill of materials" 0 python3 "$root/packaging/tests/check-sbom.py" "$artifacts/fcmlint-$version.spdx.json"

# scripts/build with the static Linux SDK and on macOS, with stand-ins for uname and swift.
build="$scratch/build"
mkdir -p "$build/bin" "$build/scripts" "$build/made"
cp "$root/scripts/build" "$build/scripts/"
touch "$build/made/fcmlint"
cat >"$build/bin/swift" <<'END'
#!/bin/sh
case "$*" in
  "sdk list") echo swift-6.3_static-linux-0.1.0 ;;
  *--show-bin-path) echo "$BUILD/made" ;;
  *) echo "$@" >>"$BUILD/log" ;;
esac
END
cat >"$build/bin/uname" <<'END'
#!/bin/sh
if [ "$1" = -s ]; then echo "$SYSTEM"; else echo x86_64; fi
END
chmod +x "$build/bin"/*
for system in Linux Darwin; do
  expect "a release build on $system" 0 env "SYSTEM=$system" "BUILD=$build" "PATH=$build/bin:$PATH" "$build/scripts/build" --release
done
expect "the options of the release builds" 0 cat "$build/log"
says "the static Linux SDK is used" "--swift-sdk x86_64-swift-linux-musl"
says "the program for macOS is universal" "--arch arm64 --arch x86_64"
hushes "no option for glibc with the SDK" "-static-executable"
