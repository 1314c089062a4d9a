# Reads paths, runs each script and prints path, payload and sentinel, each followed by NUL.
# `curl` keeps its data, `show` its argument; no other program can be run.
PATH=
while IFS= read -r -u 3 file; do
  (
    payload= after=
    show() { payload=$1; }
    curl() {
      while [ $# -gt 0 ]; do
        case $1 in
        -d | --data*)
          payload=$2
          if [ "$2" = @- ]; then IFS= read -r -d '' payload || true; fi
          shift
          ;;
        esac
        shift
      done
    }
    . "$file" 3<&- 2>/dev/null
    printf '%s\0%s\0%s\0' "$file" "$payload" "$after"
  )
done 3<&0 </dev/null
