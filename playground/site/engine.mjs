// The engine of the playground, outside of a browser.
import { readFileSync } from "node:fs";
import { EngineInstance } from "../src/engine/module.js";

export function newEngine() {
  return new EngineInstance(new WebAssembly.Module(readFileSync(new URL("../fcmlint.wasm", import.meta.url))));
}
