# Functions of packaging/test, which sources this file. Counts are in files, because each way runs in a subshell.
# shellcheck shell=bash disable=SC2154

pass() { echo >>"$scratch/passed"; }

fail() {
  echo >>"$scratch/failed"
  echo "FAILED $1"
}

skip() {
  echo >>"$scratch/skipped"
  echo "SKIPPED $1"
}

# expect NAME STATUS COMMAND…: runs the command and compares its exit status.
expect() {
  local name="$1" wanted="$2"
  shift 2
  "$@" >"$scratch/out" 2>&1 </dev/null
  local status=$?
  if [ "$status" -eq "$wanted" ]; then pass; else
    fail "$name: status $status, not $wanted"
    tail -n 20 "$scratch/out"
  fi
}

# says NAME TEXT, hushes NAME TEXT: the last output contains the text, or does not.
says() {
  if grep -qF -e "$2" "$scratch/out"; then pass; else
    fail "$1: nothing says \"$2\""
    head -n 20 "$scratch/out"
  fi
}

hushes() {
  if grep -qF -e "$2" "$scratch/out"; then fail "$1: it says \"$2\""; else pass; fi
}

# cold NAME COMMAND…: a first installation; writes its seconds to $seconds.
cold() {
  local name="$1" start
  shift
  start="$(date +%s%N)"
  expect "$name" 0 "$@"
  seconds="$(awk "BEGIN { printf \"%.1f\", ($(date +%s%N) - $start) / 1e9 }")"
}

# row WAY FILE WHAT: a row of the table: way, size of the file, seconds of the last cold, what was run.
row() { printf '%-22s %8s kB %7s s   %s\n' "$1" "$(($(stat -c %s "$2") / 1024))" "$seconds" "$3" >>"$scratch/table"; }

# payloads DIRECTORY: a repository of payloads: good, bad, unrelated and excluded ones, with difficult names.
payloads() {
  mkdir -p "$1/push" "$1/vendor"
  cd "$1" || exit 1
  git init -q
  printf '{\n  "message": {\n    "topic": "news",\n    "notification": {"title": "Hi", "body": "Ho"}\n  }\n}\n' \
    >push/good.json
  sed 's|"news"|"/topics/news"|' push/good.json >"push/bad one.json"
  cp "push/bad one.json" vendor/excluded.json
  printf '{"name": "app", "version": "1.0.0", "dependencies": {}}\n' >package.json
  printf '{"exclude": ["vendor/**"]}\n' >.fcmlint.json
  git add --all
}

# debian_system DIRECTORY FILE OPTION…: a Debian system with the file in a directory, made once with options of mmdebstrap.
debian_system() {
  local system="$1" file="$2" codename
  shift 2
  [ ! -e "$system/$file" ] || return 0
  rm -rf "$system"
  codename="$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)"
  mapfile -t sources < <(grep -lsE "^(Suites:|deb ).*\b$codename\b" /etc/apt/sources.list /etc/apt/sources.list.d/*)
  mmdebstrap --quiet "$@" "$codename" "$system" "${sources[@]}" >"$scratch/mmdebstrap" 2>&1 && return
  rm -rf "$system"
  fail "a Debian system with $file: $(tail -n 3 "$scratch/mmdebstrap")"
  return 1
}

# documented_command TEXT: the command in docs/getting-started.md that contains the text, to be tried as it is written there.
documented_command() {
  grep -F -e "$1" "$root/docs/getting-started.md" | grep '^    ' | head -n 1 | sed 's/^ *//; s/  *#.*//' | grep . ||
    { fail "docs/getting-started.md has no command with $1" >&2 && echo false; }
}

# documented_block LANGUAGE NUMBER: a code block of docs/library.md, to be tried as it is written there.
documented_block() {
  awk -v fence="\`\`\`$1" -v wanted="$2" '/^```/ { inside = ($0 == fence) && ++count == wanted; next } inside' "$root/docs/library.md" | grep . ||
    { fail "docs/library.md has no block $2 of $1" >&2 && echo "no such block"; }
}
