// Compares the WebAssembly engine with the program: reports at every level, fixes and previews of all
// fixtures, and reports on damaged copies of them. Both must have the same bytes.
//
//   node packaging/wasm/test.mjs PROGRAM [DAMAGED]
//
// DAMAGED is the number of damaged documents, 2,000 by default.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Engine } from "./engine.mjs";

const [program, damaged = "2000"] = process.argv.slice(2);
const bytes = readFileSync(".build/wasm/fcmlint.wasm");
const module = new WebAssembly.Module(bytes);
const limits = { raw: 2_750_000, brotli: 660_000 };
let failures = 0;

function fail(message) {
  failures += 1;
  if (failures <= 20) console.log(`FAILED: ${message}`);
}

function run(args, input, directory) {
  const result = spawnSync(program, args, { input, cwd: directory, maxBuffer: 1 << 30 });
  if (result.status === null || result.status > 1) fail(`${args.join(" ")}: ${result.stderr}`);
  return result.stdout.toString();
}

function files(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(json|jsonl|ndjson|apns)$/.test(name) && statSync(path).size < 1 << 20 ? [path] : [];
  });
}

/** The first line in which two texts differ. */
function difference(one, other) {
  const [a, b] = [one.split("\n"), other.split("\n")];
  const index = a.findIndex((line, number) => line !== b[number]);
  return `line ${index + 1}: ${(b[index] ?? "").slice(0, 200)} instead of ${(a[index] ?? "").slice(0, 200)}`;
}

// MARK: Fixtures

const corpus = files("fixtures").filter((path) => !path.endsWith(".fcmlint.json"));
const engine = new Engine(module);
let compared = 0;

function compare(what, path, expected, actual) {
  compared += 1;
  if (expected !== actual) fail(`${what} of ${path}: ${difference(expected, actual)}`);
}

for (const path of corpus) {
  const text = readFileSync(path);
  const isValid = Buffer.from(text.toString()).equals(text);
  try {
    for (const level of ["error", "info", "hint"]) {
      const args = ["--no-config", "--format", "json", "--level", level, "--stdin-filename", path, "-"];
      compare(`report at ${level}`, path, run(args, text), engine.lint(text, path, { level }));
    }
    for (const unsafe of [false, true]) {
      const args = ["--no-config", "-q", unsafe ? "--unsafe-fixes" : "--fix", "--stdin-filename", path, "-"];
      // JSON cannot carry bytes that are not UTF-8.
      if (isValid) compare("fix", path, run(args, text), JSON.parse(engine.fix(text, path, { unsafe })).text);
    }
    const args = ["preview", "--no-config", "--format", "json", "--stdin-filename", path, "-"];
    compare("preview", path, run(args, text), engine.preview(text, path));
  } catch (error) {
    fail(`${path}: ${error.stack}`);
  }
}

// MARK: Damaged documents

let state = 0x2545f491;
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

function damage(text) {
  const place = random(text.length + 1);
  const end = Math.min(text.length, place + random(12));
  const piece = ["", '"', "{", "}", "[", "]", ",", ":", "\\", "null", "1e999", "{{x}}", "\u0000", "é", text.slice(place, end)];
  const from = random(2) ? end : place;
  return text.slice(0, place) + piece[random(piece.length)] + text.slice(from);
}

const folder = mkdtempSync(join(tmpdir(), "fcmlint-wasm-"));
try {
  const sources = corpus.filter((path) => path.endsWith(".json") && statSync(path).size < 20_000);
  const texts = new Map();
  for (let number = 0; number < Number(damaged); number += 1) {
    let text = readFileSync(sources[random(sources.length)], "utf8");
    for (let slip = random(3); slip >= 0; slip -= 1) text = damage(text);
    const name = `${number}.json`;
    writeFileSync(join(folder, name), text);
    texts.set(name, text);
  }
  const found = new Map([...texts.keys()].map((name) => [name, ""]));
  const report = run(["--no-config", "--no-ignore", "--format", "jsonl", "--level", "hint", "."], "", folder);
  for (const line of report.split("\n").filter(Boolean)) {
    const { path } = JSON.parse(line);
    found.set(path, found.get(path) + line + "\n");
  }
  for (const [name, text] of texts) {
    try {
      const lines = engine.lint(text, name, { level: "hint" }).split("\n").filter((line) => line.startsWith('{"rule"'));
      const actual = lines.map((line) => line.replace(/,$/, "").replace(/\]$/, (end) => (line.endsWith("}]") ? "" : end)) + "\n").join("");
      compare("damaged report", name, found.get(name), actual);
    } catch (error) {
      fail(`${JSON.stringify(text)}: ${error.stack}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}

// MARK: Memory and size

const large = JSON.stringify({ message: { topic: "a", data: { text: "x".repeat(1 << 20) } } });
for (let call = 0; call < 20; call += 1) engine.lint(large);
const memory = engine.memorySize;
for (let call = 0; call < 200; call += 1) engine.lint(large);
if (engine.memorySize > memory) fail(`memory grew from ${memory} to ${engine.memorySize} bytes in 200 calls`);

const start = performance.now();
const fresh = new Engine(new WebAssembly.Module(bytes));
fresh.lint('{"message":{"topic":"a"}}');
const first = performance.now() - start;
const again = performance.now();
for (let call = 0; call < 100; call += 1) fresh.lint('{"message":{"topic":"a"}}');
const each = (performance.now() - again) / 100;

const compressed = brotliCompressSync(bytes).length;
if (bytes.length > limits.raw) fail(`the module has ${bytes.length} bytes, more than ${limits.raw}`);
if (compressed > limits.brotli) fail(`the compressed module has ${compressed} bytes, more than ${limits.brotli}`);

console.log(`${corpus.length} fixtures and ${damaged} damaged documents: ${compared} comparisons, ${failures} failures`);
console.log(`module: ${bytes.length} bytes, ${compressed} compressed; first call ${first.toFixed(1)} ms, then ${each.toFixed(2)} ms`);
process.exit(failures ? 1 : 0);
