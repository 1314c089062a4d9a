// The engine of the playground, outside of a browser.
import { readFileSync } from "node:fs";
import { EngineInstance } from "../src/engine/module.js";

export const newEngine = () => instance("fcmlint.wasm");
export const newEditorEngine = () => instance("fcmlint-editor.wasm");

function instance(name) {
  return new EngineInstance(new WebAssembly.Module(readFileSync(new URL(`../${name}`, import.meta.url))));
}
