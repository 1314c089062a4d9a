// The engine behind index.js: the program of this platform, run once for each call. An engine in WebAssembly can replace this
// file; it needs the same functions.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "./program.js";

/** Runs the program and returns its standard output as bytes. */
function run(args, input) {
  const result = spawnSync(findProgram(), args, { input, maxBuffer: Infinity });
  // The program may end without reading its input, such as after a wrong option.
  if (result.error && result.error.code !== "EPIPE") throw result.error;
  if (result.status !== 0 && result.status !== 1) {
    const text = result.stderr.toString().trim().replace('\nTry "fcmlint --help".', "").replace(/^fcmlint: /, "");
    throw new Error(text || `fcmlint was ended by ${result.signal}`);
  }
  return result.stdout;
}

/** Calls `body` with the option for a configuration: the path of a file, or its content as an object. */
function withConfig(config, body) {
  if (config === undefined) return body([]);
  if (typeof config === "string") return body([`--config=${config}`]);
  const directory = mkdtempSync(join(tmpdir(), "fcmlint-"));
  try {
    const file = join(directory, "fcmlint.json");
    writeFileSync(file, JSON.stringify(config));
    return body([`--config=${file}`]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Returns the report on a document as an object. */
export function report(bytes, args, config) {
  const options = ["check", "-", "--format=json", "--fail-on=never", ...args];
  return JSON.parse(withConfig(config, (option) => run([...options, ...option], bytes)).toString());
}

/** Returns the bytes of the fixed document. */
export function applyFixes(bytes, args, config) {
  const options = ["check", "-", "--quiet", "--fail-on=never", ...args];
  return withConfig(config, (option) => run([...options, ...option], bytes));
}

/** Returns the documentation of a rule as text. */
export function explainRule(rule) {
  return run(["explain", "--", rule]).toString();
}
