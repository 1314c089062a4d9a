#!/usr/bin/env node
// Runs the program of the package for this platform.
import { spawnSync } from "node:child_process";
import { constants } from "node:os";
import { findProgram } from "../program.js";

try {
  const result = spawnSync(findProgram(), process.argv.slice(2), { stdio: "inherit" });
  if (result.error) throw result.error;
  process.exitCode = result.status ?? 128 + constants.signals[result.signal];
} catch (error) {
  console.error(`fcmlint: ${error.message}`);
  process.exitCode = 2;
}
