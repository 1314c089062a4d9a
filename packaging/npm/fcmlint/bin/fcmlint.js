#!/usr/bin/env node
// Runs the program of the package for this platform; the engine as WebAssembly where there is none.
import { spawnSync } from "node:child_process";
import { constants } from "node:os";
import { findProgram } from "../program.js";

function program() {
  try {
    return findProgram();
  } catch (error) {
    // A person may expect the program; output for other programs stays as it is.
    if (process.stderr.isTTY) console.error(`fcmlint: ${error.message}; the engine runs as WebAssembly`);
    return null;
  }
}

const found = program();
if (found === null) {
  const { run } = await import("../fallback.js");
  process.exitCode = run(process.argv.slice(2));
} else {
  const result = spawnSync(found, process.argv.slice(2), { stdio: "inherit" });
  if (result.error) console.error(`fcmlint: ${result.error.message}`);
  process.exitCode = result.error ? 2 : result.status ?? 128 + constants.signals[result.signal];
}
