// Compares the WebAssembly engine with the program: reports at every level, fixes and previews of all
// fixtures, and of damaged copies of them. Both must have the same bytes. Then runs what the fuzzer has
// kept and found, and measures memory, size and time. The module with the language server must answer like
// the one without, and the one for editors like the language server.
//
//   node packaging/wasm/test.mjs PROGRAM [DAMAGED]
//
// DAMAGED is the number of damaged documents, 2,000 by default.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { EngineInstance } from "../../playground/src/engine/module.js";
import { Comparison } from "./comparison.mjs";
import { compareDamaged } from "./damaged.mjs";
import { compareEditor } from "./editor.mjs";
import { documents } from "./documents.mjs";
import { runFuzzed } from "./fuzzed.mjs";

const [program, damaged = "2000"] = process.argv.slice(2);
const bytes = readFileSync(".build/wasm/engine.wasm");
const module = new WebAssembly.Module(bytes);
const serverBytes = readFileSync(".build/wasm/fcmlint.wasm");
const serverModule = new WebAssembly.Module(serverBytes);
const editorBytes = readFileSync(".build/wasm/editor.wasm");
const editorModule = new WebAssembly.Module(editorBytes);
const engine = new EngineInstance(module);
const server = new EngineInstance(serverModule);
const comparison = new Comparison(resolve(program));
const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(0)} s`;

function ruleIds() {
  return JSON.parse(engine.call("rules", [])).rules.map(({ id }) => id);
}

// MARK: Equality

let start = performance.now();
// The module reads no documents inside other text.
const corpus = [...documents("fixtures"), ...documents(".build/cases")].filter((path) => !path.endsWith(".fcmlint.json") && !path.startsWith("fixtures/embedded/"));
for (const path of corpus) {
  comparison.attempt(path, () => {
    const text = readFileSync(path);
    for (const level of ["error", "warning", "info", "hint"]) {
      const args = ["--no-config", "--format", "json", "--level", level, "--stdin-filename", path, "-"];
      comparison.equal(`report at ${level}`, path, comparison.run(args, text), engine.call("lint", [text, path, JSON.stringify({ level })]));
    }
    for (const unsafe of [false, true]) {
      // JSON cannot carry bytes that are not UTF-8.
      if (!Buffer.from(text.toString()).equals(text)) continue;
      const args = ["--no-config", "-q", "--fix", ...(unsafe ? ["--unsafe-fixes"] : []), "--stdin-filename", path, "-"];
      comparison.equal("fix", path, comparison.run(args, text), JSON.parse(engine.call("fix", [text, path, JSON.stringify({ unsafe })])).text);
    }
    const args = ["preview", "--no-config", "--format", "json", "--stdin-filename", path, "-"];
    comparison.equal("preview", path, comparison.run(args, text), engine.call("preview", [text, path, ""]));
    for (const name of ["lint", "fix", "preview"]) {
      comparison.equal(`${name} with a server`, path, engine.call(name, [text, path, ""]), server.call(name, [text, path, ""]));
    }
  });
}
const asked = readFileSync("fixtures/mistakes/questions.jsonl", "utf8").split("\n").filter(Boolean);
for (const question of [...asked.map((line) => JSON.parse(line).why), ...ruleIds(), "xyzzy plugh"]) {
  comparison.attempt(question, () => {
    // Only the command has an option that shows more.
    const told = comparison.run(["explain", question]).replace(/\n--all shows all rules, examples, symptoms and error texts\n$/, "");
    comparison.equal("explanation", question, told, JSON.parse(server.call("explain", [question])).text);
  });
}
for (const kind of ["config", "send-request", "message", "apns-payload", "device-group", "topic-batch"]) {
  comparison.equal("schema", kind, comparison.run(["schema", "--kind", kind]), server.call("schema", [kind]));
}
console.log(`${corpus.length} fixtures: ${comparison.count} comparisons in ${seconds(start)}`);

start = performance.now();
const asks = compareEditor(comparison, editorModule, engine, corpus);
console.log(`completion and hover: ${asks} comparisons in ${seconds(start)}`);

start = performance.now();
const before = comparison.count;
compareDamaged(comparison, engine, corpus, Number(damaged));
console.log(`${damaged} damaged documents: ${comparison.count - before} comparisons in ${seconds(start)}`);

// MARK: Survival

start = performance.now();
const fuzzed = runFuzzed(comparison, { module, serverModule, editorModule });
console.log(`${fuzzed.files} inputs of the fuzzer: ${fuzzed.calls} calls in ${seconds(start)}`);

// MARK: Memory

const small = corpus.map((path) => readFileSync(path)).filter((text) => text.length < 20_000);
const pass = (engine) => {
  for (const text of small) for (const name of ["lint", "fix", "preview"]) engine.call(name, [text, "a.json", ""]);
  return engine.memorySize;
};
const lasting = new EngineInstance(module);
const [first, second, third] = [pass(lasting), pass(lasting), pass(lasting)];
if (third > second) comparison.fail(`memory grew from ${second} to ${third} bytes when the same documents were linted again`);
const large = JSON.stringify({ message: { topic: "a", data: { text: "x".repeat(1 << 20) } } });
for (let call = 0; call < 20; call += 1) lasting.call("lint", [large, "a.json", ""]);
const settled = lasting.memorySize;
for (let call = 0; call < 200; call += 1) lasting.call("lint", [large, "a.json", ""]);
if (lasting.memorySize > settled) comparison.fail(`memory grew from ${settled} to ${lasting.memorySize} bytes in 200 calls`);
lasting.call("lint", [large.replace("xxxx", "x".repeat(20 << 20)), "a.json", ""]);
if (lasting.memorySize > 64 << 20) comparison.fail(`${lasting.memorySize} bytes of memory are kept after a large document`);
console.log(`memory: ${first} bytes after ${small.length * 3} calls, ${third} after ${small.length * 9}, ${settled} with documents of 1 MB`);

// MARK: Size and time

start = performance.now();
const fresh = new EngineInstance(new WebAssembly.Module(bytes));
const lintSmall = () => fresh.call("lint", ['{"message":{"topic":"a"}}', "a.json", ""]);
lintSmall();
const cold = performance.now() - start;
start = performance.now();
for (let call = 0; call < 100; call += 1) lintSmall();
const each = (performance.now() - start) / 100;
console.log(`first call ${cold.toFixed(1)} ms, then ${each.toFixed(2)} ms`);
measure("engine.wasm", bytes, { raw: 2_500_000, brotli: 600_000 });
measure("editor.wasm", editorBytes, { raw: 800_000, brotli: 240_000 });
measure("fcmlint.wasm", serverBytes, { raw: 3_450_000, brotli: 970_000 });

function measure(name, bytes, limits) {
  const compressed = brotliCompressSync(bytes).length;
  if (bytes.length > limits.raw) comparison.fail(`${name} has ${bytes.length} bytes, more than ${limits.raw}`);
  if (compressed > limits.brotli) comparison.fail(`${name} has ${compressed} bytes when compressed, more than ${limits.brotli}`);
  console.log(`${name}: ${bytes.length} bytes, ${compressed} compressed`);
}

console.log(`${comparison.count} comparisons, ${comparison.failures} failures`);
process.exitCode = comparison.failures ? 1 : 0;
