# shellcheck shell=bash disable=SC2154
# The steps of the GitHub action, with the release in a directory instead of the one on GitHub.
steps="$scratch/steps"
mkdir "$steps"
expect "the steps of the action" 0 "$tools/python" "$root/packaging/tests/action-steps.py" "$root" "$steps"
for step in "$steps"/*.sh "$root/packaging/action/install"; do
  expect "the syntax of $step" 0 bash -n "$step"
  expect "shellcheck of $step" 0 shellcheck --shell=bash "$step"
done
mkdir -p "$scratch/releases" "$scratch/runner"
cp -r "$artifacts" "$scratch/releases/v$version"
payloads "$scratch/action"
export GITHUB_ACTIONS=true GITHUB_WORKSPACE="$PWD" RUNNER_TEMP="$scratch/runner" GITHUB_ACTION_PATH="$root" \
  GITHUB_STEP_SUMMARY="$scratch/summary" GITHUB_PATH="$scratch/path" FCMLINT_RELEASES="file://$scratch/releases"

# install [VERSION]: the step that installs; the next steps have the program on their PATH.
install() { FCMLINT_VERSION="${1:-}" bash -eo pipefail "$steps/Install fcmlint.sh"; }
# A stand-in for the GitHub CLI, which accepts the attestation of an archive unless the file `forged` exists.
mkdir "$scratch/cli"
cat >"$scratch/cli/gh" <<END
#!/bin/sh
case "\$*" in *--help*) exit 0 ;; esac
echo "gh \$*" >>"$scratch/gh-log"
! test -e "$scratch/forged"
END
chmod +x "$scratch/cli/gh"
PATH="$scratch/cli:$PATH"
cold "the action installs" install
row "GitHub action" "$artifacts/fcmlint-$version-$platform.tar.gz" "its steps: install, checksum, lint, arguments with blanks"
PATH="$PATH:$(cat "$scratch/path")"
expect "the installed program" 0 fcmlint --version
says "the installed program" "fcmlint $version"
expect "a version of its own" 0 install "$version"
expect "a version as a tag" 0 install "v$version"
expect "the attestation is verified" 0 grep -qx \
  "gh attestation verify fcmlint-$version-$platform.tar.gz --repo fcmlint/fcmlint --signer-workflow fcmlint/fcmlint/.github/workflows/release.yml" \
  "$scratch/gh-log"
touch "$scratch/forged"
expect "a forged archive" 2 install
says "a forged archive" "was not built by the release workflow"
rm "$scratch/forged"
printf '#!/bin/sh\nexit 1\n' >"$scratch/cli/gh"
expect "an old GitHub CLI without attestations" 0 install
rm "$scratch/cli/gh"
FCMLINT_RELEASES=http://127.0.0.1:9 expect "an address without HTTPS" 2 install 9.9.9
says "an address without HTTPS" "Protocol"

lint() { FCMLINT_PATHS="$1" FCMLINT_ARGS="$2" FCMLINT_FAIL_ON="$3" bash -eo pipefail "$steps/Lint.sh"; }
expect "the action" 1 lint "push" "" error
says "the action" "::error file="
expect "the action's summary" 1 grep -q "good.json" "$scratch/summary"
expect "the action's summary" 0 grep -q "topic-prefix" "$scratch/summary"
expect "arguments on lines" 0 lint $'push/good.json\npush/bad one.json' $'--ignore\ntopic-prefix\n' error
expect "arguments on one line" 0 lint "push" "--ignore topic-prefix --level error" error
echo '{"rules": {"topic-prefix": "off"}}' >"a config.json"
expect "an argument with a blank" 0 lint "push" '--config "a config.json"' error
expect "an argument with a blank" 0 lint "push" "--config 'a config.json' --level error" error
expect "a pattern is not expanded" 0 lint "." '--exclude push/* --allow-empty' error
expect "an argument that is no command" 2 lint "push" "\$(touch $scratch/injected) \`touch $scratch/injected\`" error
expect "an argument that is no command" 1 test -e "$scratch/injected"
expect "arguments with an open quote" 2 lint "push" '--config "a config.json' error
says "arguments with an open quote" "::error title=fcmlint::the input args"
expect "the action never fails" 0 lint "push" "" never
expect "the action on a missing path" 2 lint "nowhere" "" error

# A use that fails before it writes a report adds nothing to the summary of the job.
cp "$scratch/summary" "$scratch/summary-before"
expect "a use that fails early" 2 lint "push" "--no-such-option" error
expect "the summary after it" 0 cmp "$scratch/summary" "$scratch/summary-before"
expect "no file of the action is left" 1 sh -c "ls '$scratch/runner' | grep summary"

# A wrong checksum, a missing release, and a platform without a program end with a message.
sed -i 's/^[0-9a-f]\{8\}/00000000/' "$scratch/releases/v$version/SHA256SUMS"
expect "a wrong checksum" 2 install
says "a wrong checksum" "does not have the checksum of the release"
expect "a version that does not exist" 2 install 9.9.9
says "a version that does not exist" "release 9.9.9 has no fcmlint-9.9.9-"
rm -r "$scratch/releases/v$version"
expect "no release, no toolchain" 2 install
says "no release, no toolchain" "there is no Swift toolchain to build it"
# With a toolchain, the program is built from source: here by stand-ins.
source="$scratch/action-source"
mkdir -p "$source/scripts" "$source/packaging/action" "$source/Sources/FCMLint/Configuration" "$scratch/toolchain"
cp "$root/packaging/action/install" "$source/packaging/action/"
cp "$root/Sources/FCMLint/Configuration/Release.swift" "$source/Sources/FCMLint/Configuration/"
printf '#!/bin/sh\necho "%s"\n' "$(command -v fcmlint)" >"$source/scripts/build"
printf '#!/bin/sh\n' >"$scratch/toolchain/swift"
chmod +x "$source/scripts/build" "$scratch/toolchain/swift"
expect "the fallback" 0 env "PATH=$scratch/toolchain:$PATH" "$source/packaging/action/install" "" "$scratch/built"
says "the fallback" "::warning title=fcmlint::release $version has no"
expect "the built program" 0 "$scratch/built/bin/fcmlint" --version
# shellcheck disable=SC2016
printf '#!/bin/sh\nif [ "$1" = -s ]; then echo MINGW64_NT; else echo x86_64; fi\n' >"$scratch/toolchain/uname"
chmod +x "$scratch/toolchain/uname"
expect "Windows" 2 env "PATH=$scratch/toolchain:$PATH" "$source/packaging/action/install" "" "$scratch/windows"
says "Windows" "there is no program for MINGW64_NT"
