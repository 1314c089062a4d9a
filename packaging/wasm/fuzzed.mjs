// Runs the inputs of the fuzzer through the module. Nothing may trap.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { EngineInstance } from "../../playground/src/engine/module.js";
import { files } from "./documents.mjs";

const build = ".build/fuzz";
/** The most inputs of each target that are run. */
const most = 500;

/** Calls the functions of the module with fixtures, and with what the fuzzer has kept and found. */
export function runFuzzed(comparison, { module, serverModule, editorModule }) {
  const engine = new EngineInstance(module);
  const editor = new EngineInstance(editorModule);
  const full = new EngineInstance(serverModule);
  const counts = { files: 0, calls: 0 };
  const call = (path, name, texts, instance = engine) => {
    counts.calls += 1;
    comparison.attempt(`${name} of ${path}`, () => instance.call(name, texts));
  };
  for (const path of inputs()) {
    const bytes = read(path);
    if (!bytes) continue;
    counts.files += 1;
    for (const name of ["a.json", "a.jsonl", "a.apns"]) call(path, "lint", [bytes, name, '{"level":"hint"}']);
    call(path, "fix", [bytes, "a.json", '{"unsafe":true}']);
    call(path, "preview", [bytes, "a.json", ""]);
    call(path, "lint", [bytes, "a.json", bytes]);
    call(path, "lint", ['{"message":{"topic":"/topics/a"}}', "a.json", JSON.stringify({ configuration: bytes.toString() })]);
    call(path, "explain", [bytes], full);
    call(path, "schema", [bytes], full);
    for (const offset of [0, 0.3, 0.7, 1].map((part) => Math.floor(part * bytes.length))) {
      for (const name of ["complete", "hover"]) call(path, name, [bytes, "a.json", JSON.stringify({ offset })], editor);
    }
    call(path, "complete", [bytes, "a.json", bytes], editor);
    counts.calls += 1;
    comparison.attempt(`serve of ${path}`, () => serve(serverModule, bytes.toString()));
  }
  return counts;
}

/** The bytes of an input; none if a running fuzzer has replaced it by a smaller one. */
function read(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

function inputs() {
  const all = [...files("fixtures/hostile"), ...files(".build/cases"), ...files("fixtures/server")];
  if (existsSync(`${build}/found`)) all.push(...files(`${build}/found`));
  const taken = new Map();
  for (const path of existsSync(`${build}/corpus`) ? files(`${build}/corpus`) : []) {
    const target = basename(dirname(path));
    taken.set(target, (taken.get(target) ?? 0) + 1);
    if (taken.get(target) <= most) all.push(path);
  }
  return all;
}

/** Gives each line to a new server, as a message. */
function serve(module, text) {
  const engine = new EngineInstance(module);
  for (const line of text.split("\n").filter(Boolean)) engine.call("serve", [line]);
  engine.call("serve", [""]);
  while (engine.call("work", []) !== "null");
}
