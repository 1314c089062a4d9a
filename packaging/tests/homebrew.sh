# shellcheck shell=bash disable=SC2154
# The Homebrew formula: its syntax, its checksums, and the paths that it installs from the archive.
formula="$artifacts/fcmlint.rb"
archive="$artifacts/fcmlint-$version-$platform.tar.gz"
expect "the syntax of the formula" 0 ruby -wc "$formula"
expect "the formula" 0 cat "$formula"
says "the formula" "sha256 \"$(sha256sum "$archive" | cut -d ' ' -f 1)\""
says "the formula" "/v$version/$(basename "$archive")"
# `bin.install "x"` takes x from the archive, as Homebrew unpacks it without its top directory.
tar -tzf "$archive" | cut -d / -f 2- >"$scratch/in-archive"
while read -r path; do
  expect "the archive has $path" 0 grep -qxF "$path" "$scratch/in-archive"
done < <(sed -n 's/^ .*\.install "\(.*\)"$/\1/p' "$formula")
# The formula installs the archive, with stand-ins for Homebrew's classes.
cold "the formula installs" ruby "$root/packaging/tests/formula.rb" "$formula" "$archive" "$scratch/cellar"
row "Homebrew formula" "$archive" "ruby -c, install and test with stand-ins for Homebrew"
payloads "$scratch/homebrew-payloads"
expect "the installed program" 1 "$scratch/cellar/bin/fcmlint" push
says "the installed program" "topic-prefix"
expect "the installed manual page" 0 test -s "$scratch/cellar/share/man/man1/fcmlint.1"
