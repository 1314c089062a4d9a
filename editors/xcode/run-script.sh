# Xcode: a Run Script build phase. Findings appear beside the lines of the payloads.
if command -v fcmlint >/dev/null; then
  fcmlint --quiet --format concise --color never --fail-on error -- "$SRCROOT"
else
  echo "warning: fcmlint is not installed"
fi
