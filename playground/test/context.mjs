// What all tests share: the browser, the server, the engine, and a page to work on.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Browser } from "./browser.mjs";
import { EngineInstance } from "../src/engine/module.js";
import { serve } from "./server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The folder for screenshots, with a slash. */
export const output = `${root}.build/playground/`;
mkdirSync(output, { recursive: true });
/** The text of axe-core. */
export const axe = readFileSync(`${root}.build/tools/axe/axe.min.js`, "utf8");
/** The engine, for what the page should show. */
const instance = (name) => new EngineInstance(new WebAssembly.Module(readFileSync(`${root}playground/${name}.wasm`)));
export const engine = instance("fcmlint");
/** The module with all functions. */
export const full = instance("fcmlint-editor");
export const { server, address } = await serve(`${root}playground`);
export const browser = new Browser();

/** A request with three errors, and characters outside of ASCII before some of them. */
export const wrong = '{\n  "message": {\n    "topic": "/topics/news",\n    "notification": { "title": "H\u00e9 \ud83d\ude80", "body": 5 },\n    "android": { "ttl": 60 }\n  }\n}\n';

/** A page on the playground; at the end nothing must have gone wrong in it. */
export async function withPage(options, body) {
  const page = await browser.open(address, options);
  await body(page);
  assert.deepEqual(page.problems, [], "no errors and no violations of the policy");
  const foreign = page.requests.filter((url) => !url.startsWith(address) && !url.startsWith("data:"));
  assert.deepEqual(foreign, options.allowed ?? [], "no requests to other servers");
  await page.close();
}

/** Writes a screenshot of what is visible, or of all of an element. */
export async function shot(page, name, selector) {
  await page.value("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  writeFileSync(`${output}${name}.png`, await page.screenshot(selector));
}
