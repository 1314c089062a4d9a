# shellcheck shell=bash disable=SC2154
# The Debian package: lintian, and installed and removed in a minimal system of its own.
deb="$(echo "$artifacts"/fcmlint_"$version"_*.deb)"
expect "lintian" 0 lintian --allow-root --fail-on error,warning "$deb"
cat "$scratch/out"

system="$root/.build/packaging/debian"
debian_system "$system" bin/dpkg --variant=minbase || exit
inside() {
  python3 "$root/packaging/tests/chroot.py" "$system" / HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    DEBIAN_FRONTEND=noninteractive "$@"
}
files() { (cd "$system" && find . -path ./proc -prune -o -path ./var -prune -o -type f -print | sort); }

inside dpkg --purge fcmlint >/dev/null 2>&1
files >"$scratch/files-before"
cp "$deb" "$system/"
rm -rf "$system/push"
payloads "$scratch/debian-payloads"
cp -r push "$system/"
cold "the documented command" inside bash -c "$(documented_command "apt install ./fcmlint") -y"
row "Debian package" "$deb" "lintian, apt install, check, man page, apt purge in a chroot"
expect "the installed program" 1 inside fcmlint push
says "the installed program" "topic-prefix"
expect "the installed files" 0 inside dpkg --verify fcmlint
expect "the list of files" 0 inside dpkg -L fcmlint
for file in man/man1/fcmlint.1.gz bash-completion/completions/fcmlint zsh/vendor-completions/_fcmlint \
  fish/vendor_completions.d/fcmlint.fish doc/fcmlint/copyright; do
  says "the list of files" "/usr/share/$file"
done
expect "purge" 0 inside apt purge -y fcmlint
rm -rf "${system:?}/$(basename "$deb")" "$system/push"
files >"$scratch/files-after"
expect "nothing is left" 0 diff "$scratch/files-before" "$scratch/files-after"
