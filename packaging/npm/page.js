// Calls the package in a page and in a worker, for browser.mjs.
import { assertClean, explain, fix, lint, preview } from "./node_modules/fcmlint/web.js";
import { complete, hover } from "./node_modules/fcmlint/editor-web.js";
import { createLanguageServer } from "./node_modules/fcmlint/server-web.js";

const bad = { message: { topic: "/topics/news", data: { id: "1" } } };

function thrown(body) {
  try {
    body();
    return null;
  } catch (error) {
    return `${error.name}: ${error.message.split("\n")[0]}`;
  }
}

const worker = new Worker("worker.js", { type: "module" });
const answer = new Promise((resolve) => worker.addEventListener("message", ({ data }) => resolve(data)));
globalThis.result = {
  rules: lint(bad).map(({ rule }) => rule),
  configured: lint(bad, { config: { rules: { "topic-prefix": "off" } } }).length,
  fixed: fix(bad),
  platforms: preview(bad)[0].platforms.length,
  explained: explain("topic-prefix").split(" ")[0],
  dirty: thrown(() => assertClean(bad)),
  file: thrown(() => lint(bad, { config: "fcmlint.json" })),
  completed: complete('{"mess', 6)[0].label,
  described: hover('{"message": {"topic": "a"}}', 14).text.split(":")[0],
  server: createLanguageServer().receive({ jsonrpc: "2.0", id: 1, method: "initialize", params: { capabilities: {} } }).length,
  worker: await answer,
};
performance.mark("checked");
