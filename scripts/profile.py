#!/usr/bin/env bash
# Shows where the time goes: .ci/profile [ARGUMENT…], by default over the stream of the benchmarks.
#
# The program is built with the names of its functions. Counted are instructions, which do not
# depend on what else the machine does.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v valgrind >/dev/null || apt-get install -y -q valgrind >/dev/null

# In a folder of its own, so that the release build stays as users have it.
work=.build/profile
export FCMLINT_SYMBOLS=1
swift build -c release --scratch-path "$work"
program="$(swift build -c release --scratch-path "$work" --show-bin-path)/fcmlint"
if [ "$#" -eq 0 ]; then
  [ -f .build/bench/stream.jsonl ] || { echo "run .ci/bench first, or name what to lint"; exit 2; }
  head -n 4000 .build/bench/stream.jsonl >"$work/stream.jsonl"
  set -- --jobs 1 "$work/stream.jsonl"
fi
valgrind --quiet --tool=callgrind --callgrind-out-file="$work/callgrind.out" "$program" "$@" \
  >"$work/report.txt" 2>"$work/errors.txt" || true
for inclusive in yes no; do
  echo "== inclusive: $inclusive"
  callgrind_annotate --inclusive="$inclusive" "$work/callgrind.out" | grep -E '^ *[0-9,]+ \(' |
    swift demangle --simplified | sed "s| \[.*||; s|$PWD/||" | cut -c1-150 | head -n 40 || true
done
