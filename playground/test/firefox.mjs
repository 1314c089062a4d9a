// A short test in Firefox by WebDriver BiDi: node --experimental-websocket playground/test/firefox.mjs
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pause } from "./browser.mjs";
import { examples } from "../src/examples.js";
import { example, faults, settled, view, violations } from "./page.mjs";
import { serve } from "./server.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const axe = readFileSync(`${root}.build/tools/axe/axe.min.js`, "utf8");
const profile = mkdtempSync(join(tmpdir(), "fcmlint-firefox-"));
// A notice that fades has too little contrast for a moment.
writeFileSync(join(profile, "user.js"), 'user_pref("ui.prefersReducedMotion", 1);\n');
const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", ["--headless", "--remote-debugging-port=0", "--profile", profile, "--no-remote"], { stdio: ["ignore", "ignore", "pipe"] });
const { server, address } = await serve(`${root}playground`);

const endpoint = await new Promise((resolve) => {
  let output = "";
  firefox.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
    const found = /BiDi listening on (ws:\S+)/.exec(output);
    if (found) resolve(found[1]);
  });
});
const socket = new WebSocket(`${endpoint}/session`);
await new Promise((resolve) => socket.addEventListener("open", resolve));
const waiting = new Map();
const problems = [];
socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if (message.method === "log.entryAdded" && message.params.level === "error") problems.push(message.params.text);
  waiting.get(message.id)?.(message);
});

let next = 1;
async function send(method, params) {
  const id = next++;
  socket.send(JSON.stringify({ id, method, params }));
  const answer = await new Promise((resolve) => waiting.set(id, resolve));
  if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
  return answer.result;
}

await send("session.new", { capabilities: {} });
await send("session.subscribe", { events: ["log.entryAdded"] });
const { contexts: [{ context }] } = await send("browsingContext.getTree", {});
await send("browsingContext.activate", { context });
await send("browsingContext.setViewport", { context, viewport: { width: 1360, height: 860 } });

async function value(expression) {
  const answer = await send("script.evaluate", { expression: `(async () => JSON.stringify(await (${expression})))()`, target: { context }, awaitPromise: true, userActivation: true });
  if (answer.type === "exception") throw new Error(`${expression}: ${answer.exceptionDetails.text}`);
  return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
}

async function until(expression) {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await value(expression).catch(() => false)) return;
    await pause(20);
  }
  throw new Error(`never true: ${expression}`);
}

async function keys(...actions) {
  await send("input.performActions", { context, actions: [{ type: "key", id: "keys", actions }] });
  await send("input.releaseActions", { context });
}
const tap = (key) => [{ type: "keyDown", value: key }, { type: "keyUp", value: key }];
const control = (key) => [{ type: "keyDown", value: "\uE009" }, ...tap(key), { type: "keyUp", value: "\uE009" }];

async function shot(name) {
  const { data } = await send("browsingContext.captureScreenshot", { context });
  mkdirSync(`${root}.build/playground`, { recursive: true });
  writeFileSync(`${root}.build/playground/firefox-${name}.png`, Buffer.from(data, "base64"));
}

/** The tabs and the drawings in light and dark colors, by the rules of accessibility, and the drawings on a phone. */
async function looks() {
  const page = { value };
  await send("browsingContext.navigate", { context, url: address, wait: "complete" });
  await until("performance.getEntriesByName('checked').length > 0");
  for (const [width, height] of [[1100, 860], [390, 844]]) {
    await send("browsingContext.setViewport", { context, viewport: { width, height } });
    for (const scheme of ["light", "dark"]) {
      await example(page, 0);
      for (const tab of ["findings", "rules", "preview"]) {
        await value(`document.querySelector("#tab-${tab}").click()`);
        if (tab === "rules") await until("document.querySelectorAll('.rule').length > 200");
        await settled(page);
        assert.deepEqual(await violations(page, axe), [], `${tab}, ${width}, ${scheme}`);
        await shot(`${tab}-${width}-${scheme}`);
      }
      for (const [index, { name }] of examples.entries()) {
        await example(page, index);
        assert.deepEqual(await value(faults), [], `${name}, ${width}, ${scheme}`);
        assert.ok(await value("document.documentElement.scrollWidth") <= width, `${name}, ${width}`);
      }
      await value("document.querySelector('#theme').click()");
    }
  }
  console.log("ok    tabs and drawings, light and dark");
}

try {
  for (const url of [address, `file://${root}.build/playground/fcmlint-playground.html`]) {
    await send("browsingContext.navigate", { context, url, wait: "complete" });
    await until("performance.getEntriesByName('checked').length > 0");
    const ready = await value("performance.getEntriesByName('ready')[0].startTime");
    await until(`${view}.getAllMarks().length > 5`);
    const before = await value(`${view}.getValue()`);
    await value(`${view}.focus()`);
    await keys(...tap("\uE038"));
    assert.equal(await value(`${view}.getSelection()`), '"/topics/offers"');
    await keys(...control("."));
    await until("document.activeElement.getAttribute('role') === 'menuitem'");
    await keys(...tap("\uE006"));
    await until(`${view}.getValue().includes('"topic": "offers"')`);
    await keys(...control("z"));
    assert.equal(await value(`${view}.getValue()`), before);
    await value(`${view}.setCursor(0, 0)`);
    // A window without a screen has no focus, so the editor hears keys but no text.
    await value(`${view}.replaceSelection("x")`);
    await until(`${view}.getValue().startsWith("x")`);
    await until("!document.querySelector('#findings-status').textContent.startsWith('7 errors')");
    await keys(...control("z"));
    assert.equal(await value(`${view}.getValue()`), before);
    await value("document.querySelector('#share').click()");
    await until("location.hash.startsWith('#s=')");
    await value("document.querySelector('#tab-preview').click()");
    await until("document.querySelector('.android-card')");
    await shot(url === address ? "preview" : "single");
    await value("document.querySelector('#tab-rules').click()");
    await until("document.querySelectorAll('.rule').length > 200");
    console.log(`ok    ${url === address ? "served" : "one file"} (ready to type: ${Math.round(ready)} ms)`);
  }
  await looks();
  assert.deepEqual(problems, []);
} finally {
  await send("browser.close", {}).catch(() => {});
  await new Promise((resolve) => (firefox.exitCode === null ? firefox.on("exit", resolve) : resolve()));
  server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
