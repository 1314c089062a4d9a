// The engine of the playground, outside of a browser.
import { readFileSync } from "node:fs";
import { EngineInstance } from "../src/engine/module.js";

export const newEngine = () => instance("../fcmlint.wasm");
/** The engine with all functions, which the playground does not need. */
export const newFullEngine = () => instance("../../.build/wasm/fcmlint.wasm");

function instance(path) {
  return new EngineInstance(new WebAssembly.Module(readFileSync(new URL(path, import.meta.url))));
}
