# shellcheck shell=bash disable=SC2154
# The npm packages: from files without a registry, and from a registry on the loopback address.
export npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false
main="$artifacts/fcmlint-$version.tgz"
native="$(echo "$artifacts"/fcmlint-linux-*-"$version".tgz)"

project() {
  mkdir -p "$1"
  payloads "$1"
  echo '{"name": "team", "private": true, "type": "module"}' >package.json
}

project "$scratch/npm-files"
npm_config_cache="$scratch/npm-cache-files" cold "npm install of files" npm install --offline "$main" "$native"
row "npm, main package" "$main" "functions in Node, Deno, a browser and a worker, types"
row "npm, program" "$native" "npx fcmlint"
expect "npx fcmlint" 1 npx --offline fcmlint push
says "npx fcmlint" "topic-prefix"
expect "npx fcmlint --version" 0 npx --offline fcmlint --version
says "npx fcmlint --version" "fcmlint $version"
cp "$root"/packaging/npm/{test.mjs,realm.cjs,types.ts,page.html,page.js,worker.js} .
expect "the tests of the functions" 0 node --test test.mjs
for topic in news /topics/news; do
  {
    echo 'import test from "node:test";'
    echo "const buildSaleMessage = () => ({ message: { topic: '$topic', notification: { title: 'Hi', body: 'There' } } });"
    documented_block js 1
  } >sale.mjs
  expect "the example of docs/library.md: $topic" "$([ $topic = news ]; echo $?)" node --test sale.mjs
done
expect "require where globals are replaced" 0 node realm.cjs
expect "the tests of the functions in Deno" 0 env DENO_NO_UPDATE_CHECK=1 DENO_DIR="$scratch/deno" \
  deno test --no-check --allow-read --allow-write --allow-env --allow-sys test.mjs
expect "a page and a worker" 0 node "$root/packaging/npm/browser.mjs" "$PWD"
types=(tsc --strict --noEmit --target es2020 --skipLibCheck --typeRoots none)
expect "the types" 0 "${types[@]}" --module node16 --moduleResolution node16 types.ts
cp types.ts types.cts
expect "the types for require" 0 "${types[@]}" --module node16 --moduleResolution node16 types.cts
expect "the types for older resolution" 0 "${types[@]}" --module commonjs --moduleResolution node types.ts

# The matchers in Debian's Jest, unpacked with the Node that it needs. Debian has no Vitest: test.mjs has a stand-in for it.
system="$root/.build/packaging/jest"
jest() {
  python3 "$root/packaging/tests/chroot.py" "$system" /team HOME=/root PATH=/usr/bin:/bin "NODE_OPTIONS=${2:-}" \
    node /usr/share/nodejs/jest/bin/jest.js --setupFilesAfterEnv fcmlint/jest --testMatch "**/matchers.test.$1"
}
if debian_system "$system" usr/share/nodejs/jest/bin/jest.js --variant=extract --include=jest; then
  rm -rf "$system/team"
  mkdir "$system/team"
  cp -r node_modules package.json "$system/team/"
  cp "$root/packaging/npm/matchers.test.cjs" "$system/team/"
  cp "$root/packaging/npm/matchers.test.cjs" "$system/team/matchers.test.mjs"
  expect "the matchers in Jest" 0 jest cjs
  says "the matchers in Jest" "Tests:       2 passed, 2 total"
  expect "the matchers in Jest with modules" 0 jest mjs --experimental-vm-modules
  says "the matchers in Jest with modules" "Tests:       2 passed, 2 total"
fi

python3 "$root/packaging/tests/registry.py" "$artifacts" "$scratch/registry-port" &
registry=$!
trap 'kill $registry' EXIT
for _ in $(seq 50); do [ -s "$scratch/registry-port" ] || sleep 0.1; done
npm_config_registry="http://127.0.0.1:$(cat "$scratch/registry-port")/"
export npm_config_registry npm_config_cache="$scratch/npm-cache"

project "$scratch/npm-registry"
# shellcheck disable=SC2046
expect "the documented command" 0 bash -c "$(documented_command "npm install")"
expect "npx fcmlint from the registry" 1 npx --offline fcmlint push
mkdir "$scratch/npm-empty" && cd "$scratch/npm-empty" || exit 1
expect "npx without a project" 0 npx --yes fcmlint --version
says "npx without a project" "fcmlint $version"

# Where there is no program, the engine runs as WebAssembly.
project "$scratch/npm-omit"
expect "npm install without optional packages" 0 npm install --omit=optional fcmlint
cp "$root/packaging/npm/fallback.mjs" .
expect "the command line without a program" 0 node --test fallback.mjs
# A stand-in for Windows, also where the program is installed.
windows=(node --import 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})')
expect "npx fcmlint on Windows" 1 "${windows[@]}" "$scratch/npm-files/node_modules/fcmlint/bin/fcmlint.js" --format concise push
says "npx fcmlint on Windows" "push/bad one.json:3:14: error: topic"
expect "npx fcmlint --version on Windows" 0 "${windows[@]}" "$scratch/npm-files/node_modules/fcmlint/bin/fcmlint.js" --version
says "npx fcmlint --version on Windows" "(WebAssembly)"
expect "functions without a program" 0 node --input-type=module -e \
  "import { assertClean } from 'fcmlint'; assertClean({ message: { topic: 'news', data: { a: 'b' } } })"
expect "no program for the platform" 0 node --input-type=module -e \
  "import { findProgram } from './node_modules/fcmlint/program.js'; try { findProgram('win32-x64') } catch (error) { console.log(error.message) }"
says "no program for the platform" "there is no program for win32-x64, only for linux-x64"
