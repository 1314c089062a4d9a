// Runs the entry for `require` where globals are replaced, as test runners do it: there are no encoders and no
// URL, and values of Node are from another realm. Called by npm.sh in a project that contains the package.
const assert = require("node:assert/strict");
const { readFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const vm = require("node:vm");

const context = vm.createContext({ process });
const modules = new Map();

function load(file) {
  if (modules.has(file)) return modules.get(file).exports;
  const module = { exports: {} };
  modules.set(file, module);
  const requires = (name) => (name.startsWith(".") ? load(join(dirname(file), name)) : require(name));
  const call = vm.runInContext(`(function (require, module, exports, __dirname) {${readFileSync(file, "utf8")}\n})`, context);
  call(requires, module, module.exports, dirname(file));
  return module.exports;
}

const { assertClean, fix, lint, rules } = load(require.resolve("fcmlint"));
const bad = { message: { topic: "/topics/news", data: { id: "1" } } };
assert.deepEqual([...lint(bad)].map(({ rule }) => rule), ["topic-prefix"]);
assert.equal(fix(JSON.stringify(bad)), '{"message":{"topic":"news","data":{"id":"1"}}}');
assert.equal(Buffer.from(fix(Buffer.from(JSON.stringify(bad)))).toString(), '{"message":{"topic":"news","data":{"id":"1"}}}');
assert.throws(() => assertClean(bad), { name: "FindingsError" });
const { complete } = load(require.resolve("fcmlint/editor"));
assert.equal(complete('{"message": {"topic": "é", "andr"}}', 32)[0].label, "android");
assert.ok(rules().length > 200);
