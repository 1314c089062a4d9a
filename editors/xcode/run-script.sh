# Xcode: a Run Script build phase that shows findings in the source editor. Set the build setting
# ENABLE_USER_SCRIPT_SANDBOXING to NO, or list the payloads as input files of the phase.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if command -v fcmlint >/dev/null; then
  # fcmlint prints paths relative to the current directory; Xcode needs absolute paths.
  cd /
  report="$(fcmlint --quiet --format concise --color never -- "$SRCROOT")"
  status=$?
  [ -z "$report" ] || printf '%s\n' "$report" | sed 's|^[^/]|/&|'
  exit "$status"
else
  echo "warning: fcmlint is not installed"
fi
