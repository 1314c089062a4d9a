// Tests the installed package in Chromium, in a page and in a worker: node packaging/npm/browser.mjs PROJECT.
// PROJECT contains page.html, page.js and worker.js from this directory, and the package in node_modules.
import assert from "node:assert/strict";
import { Browser } from "../../playground/test/browser.mjs";
import { serve } from "../../playground/test/server.mjs";

const { server, address } = await serve(process.argv[2]);
const browser = new Browser();
try {
  const page = await browser.open(`${address}page.html`);
  assert.deepEqual(await page.value("result"), {
    rules: ["topic-prefix"],
    configured: 0,
    fixed: { message: { topic: "news", data: { id: "1" } } },
    platforms: 3,
    explained: "topic-prefix",
    dirty: "FindingsError: 1 finding in the message",
    file: "TypeError: here, the configuration must be an object",
    completed: "message",
    described: "topic",
    server: 1,
    worker: ["topic-prefix"],
  });
  assert.deepEqual(page.problems, []);
} finally {
  await browser.close();
  server.close();
}
