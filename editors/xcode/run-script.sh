# Xcode: a Run Script build phase. Findings appear beside the lines of the payloads. Set the build setting
# ENABLE_USER_SCRIPT_SANDBOXING to NO, or list the payloads as input files of the phase.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if command -v fcmlint >/dev/null; then
  # fcmlint writes paths relative to the current directory, Xcode wants them from the root.
  cd /
  report="$(fcmlint --quiet --format concise --color never -- "$SRCROOT")"
  status=$?
  [ -z "$report" ] || printf '%s\n' "$report" | sed 's|^[^/]|/&|'
  exit "$status"
else
  echo "warning: fcmlint is not installed"
fi
