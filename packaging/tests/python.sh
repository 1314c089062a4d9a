# shellcheck shell=bash disable=SC2154
# The wheel: program, module and types.
wheel="$(echo "$artifacts"/*linux*.whl)"
venv="$scratch/python"
install_cold() { python3 -m venv "$venv" && "$venv/bin/pip" install fcmlint; }
cold "pip install" install_cold
row "Python wheel" "$wheel" "fcmlint, python -m fcmlint, pytest, mypy --strict"
payloads "$scratch/python-payloads"
expect "the program of the wheel" 1 "$venv/bin/fcmlint" push
says "the program of the wheel" "topic-prefix"
expect "python -m fcmlint" 1 "$venv/bin/python" -m fcmlint push
says "python -m fcmlint" "topic-prefix"
expect "the documented command" 0 env "PATH=$venv/bin:$PATH" bash -c "$(documented_command "pip install")"

# The Admin SDK, whose objects the tests pass, is no tool of packaging: it comes from the network.
env -u PIP_NO_INDEX -u PIP_FIND_LINKS "$venv/bin/pip" install --quiet firebase-admin==7.7.0
"$venv/bin/pip" install --quiet pytest
cp -r "$root/packaging/python/tests" "$scratch/python-tests"
expect "the tests of the module" 0 "$venv/bin/pytest" -q "$scratch/python-tests"
tail -n 1 "$scratch/out"

# The examples of docs/library.md, with a message that is right and one that is wrong.
good='{"message": {"topic": "news", "notification": {"title": "Hi", "body": "There"}}}'
for topic in news /topics/news; do
  { printf 'def build_sale_message():\n    return %s\n\n' "${good/news/$topic}"; documented_block python 1; } >"$scratch/test_sale.py"
  expect "the example of assert_clean: $topic" "$([ $topic = news ]; echo $?)" "$venv/bin/pytest" -q "$scratch/test_sale.py"
done
{
  printf 'from firebase_admin import messaging\n\norder = None\n\ndef ship(order):\n'
  printf '    messaging.send(messaging.Message(topic="orders", notification=messaging.Notification("Sent", "x")))\n\n'
  documented_block python 2
} >"$scratch/test_order.py"
expect "the example of the fixture" 0 "$venv/bin/pytest" -q "$scratch/test_order.py"
expect "mypy --strict, with the installed types" 0 "$tools/mypy" --strict --python-executable "$venv/bin/python" \
  "$scratch/python-tests"
cd "$root/packaging/python" || exit 1
expect "mypy --strict of the module" 0 "$tools/mypy" --strict --python-executable "$venv/bin/python" \
  --cache-dir "$scratch/mypy" src

# Directories and platforms of other installations.
expect "pip install --target" 0 "$venv/bin/pip" install --target "$scratch/target" fcmlint
expect "the module in a directory" 0 env "PYTHONPATH=$scratch/target" "$venv/bin/python" -c \
  "import fcmlint; assert fcmlint.find_program().startswith('$scratch/target'), fcmlint.find_program()"
"$venv/bin/pip" uninstall --quiet --yes fcmlint
expect "the program in a directory" 0 env "PYTHONPATH=$scratch/target" "$venv/bin/python" -m fcmlint --version
says "the program in a directory" "fcmlint $version"
expect "pip install --prefix" 0 "$venv/bin/pip" install --prefix "$scratch/prefix" fcmlint
expect "the program in a prefix" 0 env "PYTHONPATH=$(echo "$scratch"/prefix/lib/python3*/site-packages)" \
  "$venv/bin/python" -m fcmlint --version
says "the program in a prefix" "fcmlint $version"
for tag in "manylinux_2_17_$(uname -m)" "musllinux_1_2_$(uname -m)"; do
  expect "a wheel for $tag" 0 "$venv/bin/pip" download --no-deps --only-binary :all: --platform "$tag" \
    -d "$scratch/$tag" fcmlint
done

# Where no other wheel fits, as on Windows, the engine runs as WebAssembly.
expect "a wheel for Windows" 0 "$venv/bin/pip" download --no-deps --only-binary :all: --platform win_amd64 -d "$scratch/windows" fcmlint
expect "the wheel for Windows" 0 test -f "$scratch/windows/fcmlint-$version-py3-none-any.whl"
any="$scratch/python-any"
python3 -m venv "$any"
expect "pip install without a program" 0 "$any/bin/pip" install "$artifacts/fcmlint-$version-py3-none-any.whl" pytest
env -u PIP_NO_INDEX -u PIP_FIND_LINKS "$any/bin/pip" install --quiet firebase-admin==7.7.0
expect "the command without a program" 0 "$any/bin/fcmlint" --version
says "the command without a program" "fcmlint $version (WebAssembly)"
expect "the tests of the module without a program" 0 "$any/bin/pytest" -q "$scratch/python-tests"
hushes "the tests of the module without a program" "failed"
tail -n 1 "$scratch/out"
