// Tests the playground in Chromium: node playground/test/run.mjs (see `make test-playground`).
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Browser, pause } from "./browser.mjs";
import { EngineInstance } from "../src/engine/module.js";
import { examples } from "../src/examples.js";
import { example, messages, settled, squiggles, text, type, view, violations } from "./page.mjs";
import { serve } from "./server.mjs";
import { keyTimes, readyTimes } from "./timing.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const output = `${root}.build/playground/`;
mkdirSync(output, { recursive: true });
const axe = readFileSync(`${root}.build/tools/axe/axe.min.js`, "utf8");
const engine = new EngineInstance(new WebAssembly.Module(readFileSync(`${root}playground/fcmlint.wasm`)));
const { server, address } = await serve(`${root}playground`);
const browser = new Browser();

const wrong = '{\n  "message": {\n    "topic": "/topics/news",\n    "notification": { "title": "H\u00e9 \ud83d\ude80", "body": 5 },\n    "android": { "ttl": 60 }\n  }\n}\n';

/** A page on the playground; at the end nothing must have gone wrong in it. */
async function withPage(options, body) {
  const page = await browser.open(address, options);
  await body(page);
  assert.deepEqual(page.problems, [], "no errors and no violations of the policy");
  const foreign = page.requests.filter((url) => !url.startsWith(address) && !url.startsWith("data:"));
  assert.deepEqual(foreign, options.allowed ?? [], "no requests to other servers");
  await page.close();
}

async function shot(page, name) {
  await page.value("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
  writeFileSync(`${output}${name}.png`, await page.screenshot());
}

const tests = {
  async "squiggles are where the engine reports"() {
    await withPage({}, async (page) => {
      for (const source of [wrong, ...examples.map((each) => each.text), '{"message": {"topic": "a"', ""]) {
        await type(page, source || " ");
        const now = await text(page);
        const { findings } = JSON.parse(engine.call("lint", [now, "message.json", '{"level":"info"}']));
        const expected = findings.map(({ start, end, severity }) =>
          [start.line - 1, start.utf16Column - 1, end.line - 1, end.utf16Column - 1, severity]);
        const found = await squiggles(page);
        const isEmpty = ([line, ch, endLine, endCh]) => line === endLine && ch === endCh;
        const sorted = (places) => places.map(String).sort();
        assert.deepEqual(sorted(found).slice(0, expected.filter(isEmpty).length ? 0 : undefined),
          expected.some(isEmpty) ? [] : sorted(expected), now);
        assert.equal(found.length, expected.length, now);
        const listed = await messages(page);
        assert.deepEqual(listed.toSorted(), findings.map(({ message }) => message).toSorted());
      }
    });
  },

  async "a finding is shown under the pointer, with its fix"() {
    await withPage({}, async (page) => {
      await type(page, wrong);
      const place = await page.value(`(() => { const { left, top } = ${view}.charCoords({ line: 2, ch: 18 }, "window"); return { left, top }; })()`);
      await page.move(place.left + 2, place.top + 8);
      await page.until("!document.querySelector('.hover').hidden");
      assert.match(await page.value("document.querySelector('.hover').textContent"), /includes the \/topics\/ prefix.*Write "news"/s);
      await shot(page, "hover");
      await page.click(".hover .fix");
      await settled(page);
      assert.match(await text(page), /"topic": "news"/);
    });
  },

  async "keys alone find, fix and undo"() {
    await withPage({}, async (page) => {
      await type(page, wrong);
      await page.value(`${view}.setCursor(0, 0)`);
      await page.press("F8");
      assert.equal(await page.value(`${view}.getSelection()`), '"/topics/news"');
      assert.match(await page.value("document.querySelector('#cursor-bar').textContent"), /prefix/);
      await page.press(".", ["Control"]);
      await page.until("document.activeElement.role === 'menuitem'");
      await shot(page, "quick-fix");
      await page.press("Enter");
      await settled(page);
      assert.match(await text(page), /"topic": "news"/);
      await page.press("z", ["Control"]);
      assert.equal(await text(page), wrong);
      await page.click("#fix-all");
      await settled(page);
      const fixed = JSON.parse(engine.call("fix", [wrong, "message.json", ""])).text;
      assert.equal(await text(page), fixed);
      await page.value(`${view}.focus()`);
      await page.press("z", ["Control"]);
      assert.equal(await text(page), wrong, "all fixes are one step of undo");
    });
  },

  async "brackets close, Enter indents, Tab indents, and Escape lets Tab leave"() {
    await withPage({}, async (page) => {
      await type(page, " ");
      await page.value(`${view}.setValue("")`);
      await page.press("{");
      await page.press("Enter");
      await page.press("Tab");
      assert.equal(await text(page), "{\n    \n}");
      await page.press("Escape");
      await page.press("Tab");
      assert.equal(await page.value("document.querySelector('#editor').contains(document.activeElement)"), false);
    });
  },

  async "a link holds text, kind and configuration, and survives a reload"() {
    await withPage({}, async (page) => {
      await type(page, wrong);
      await page.value(`(() => { const kind = document.querySelector("#kind"); kind.value = "send-request"; kind.dispatchEvent(new Event("change"));
        document.querySelector("#configuration-pane").open = true;
        const area = document.querySelector("#configuration"); area.value = '{ "rules": { "bad-duration": "off" } }'; area.dispatchEvent(new Event("input")); })()`);
      await settled(page);
      assert.equal((await messages(page)).some((message) => message.includes("60")), false);
      await page.click("#share");
      await page.until("location.hash.startsWith('#s=')");
      const link = await page.value("location.href");
      assert.equal(await page.value("navigator.clipboard.readText()"), link);
      await page.value("sessionStorage.clear()");
      await page.reload();
      assert.equal(await text(page), wrong);
      assert.equal(await page.value("document.querySelector('#kind').value"), "send-request");
      assert.match(await page.value("document.querySelector('#configuration').value"), /bad-duration/);
      await page.value(`(() => { const area = document.querySelector("#configuration"); area.value = '{ "rulez": 1 }'; area.dispatchEvent(new Event("input")); })()`);
      await page.until("document.querySelector('#configuration-status').textContent.includes('rulez')");
      await shot(page, "configuration");
      assert.equal(page.requests.some((url) => url.includes("#s=") && !url.startsWith(address)), false);
    });
  },

  async "copy as curl gives a command that a shell reads"() {
    await withPage({}, async (page) => {
      await type(page, '{ "message": { "topic": "a", "notification": { "title": "It\'s here" } } }');
      await page.click("#copy-curl");
      await settled(page);
      const command = await page.value("navigator.clipboard.readText()");
      assert.match(command, /^curl -X POST https:\/\/fcm\.googleapis\.com\/v1\/projects\/PROJECT_ID\/messages:send/);
      assert.ok(command.includes("It'\\''s here"));
    });
  },

  async "the preview shows text as text, and loads images only when allowed"() {
    const allowed = ["https://cdn.invalid/a.png"];
    await withPage({ allowed }, async (page) => {
      const title = "<img src=x onerror=window.hacked=1><b>bold</b>";
      await type(page, JSON.stringify({ message: { topic: "a", notification: { title, body: "<script>window.hacked=1</script>", image: "https://cdn.invalid/a.png" } } }, null, 2));
      await page.click("#tab-preview");
      await page.until("document.querySelector('.android-card .title')");
      assert.equal(await page.value("document.querySelector('.android-card .title').textContent"), title);
      assert.equal(await page.value("document.querySelectorAll('#preview-list img, #preview-list script, #preview-list b').length"), 0);
      assert.equal(page.requests.includes(allowed[0]), false);
      await page.click("#load-images");
      await page.until("document.querySelector('.picture')?.textContent.includes('not loaded')");
      assert.equal(await page.value("window.hacked"), undefined);
      page.requests = [...new Set(page.requests)];
      page.problems = page.problems.filter((problem) => !problem.startsWith("network:"));
    });
  },

  async "a value of the preview leads to its place"() {
    await withPage({}, async (page) => {
      await example(page, 1);
      await page.click("#tab-preview");
      await page.click("input[value=apple]");
      await page.until("document.querySelectorAll('.platform').length === 1");
      const pointers = await page.value("[...document.querySelectorAll('.pointer')].map((node) => node.textContent)");
      for (const [index, pointer] of pointers.entries()) {
        await page.value(`document.querySelectorAll('.pointer')[${index}].click()`);
        const expected = pointer.split("/").slice(1).reduce((value, name) => value[name], JSON.parse(examples[1].text));
        assert.deepEqual(JSON.parse(await page.value(`${view}.getSelection()`)), expected, pointer);
      }
    });
  },

  async "tabs follow the arrow keys, and rules are found by words"() {
    await withPage({}, async (page) => {
      await page.value("document.querySelector('#tab-findings').focus()");
      await page.press("ArrowRight");
      await page.press("ArrowRight");
      assert.equal(await page.value("document.activeElement.id"), "tab-rules");
      await page.until("document.querySelectorAll('.rule').length > 200");
      await page.value("document.querySelector('#rules-query').focus()");
      await page.insert("image never appears iPhone");
      await page.until("document.querySelectorAll('.rule').length < 60");
      const names = await page.value("[...document.querySelectorAll('.rule code')].map((node) => node.textContent)");
      assert.ok(names.slice(0, 5).includes("image-without-mutable-content"), names.slice(0, 8).join());
      await page.value("document.querySelector('.rule').click()");
      await page.until("document.querySelector('#rules-list .page')");
      const hash = await page.value("location.hash");
      assert.match(hash, /^#rule=/);
      await page.reload();
      await page.until("document.querySelector('#rules-list .page')");
    });
  },

  async "explain opens the page of a rule inside the list"() {
    await withPage({}, async (page) => {
      await page.until("document.querySelector('#findings-list [aria-expanded]')");
      await page.click("#findings-list [aria-expanded]");
      await page.until("document.querySelector('.inline-page .lead')");
      await shot(page, "explain");
    });
  },

  async "the policy stops inline scripts and styles"() {
    await withPage({}, async (page) => {
      await page.value(`(() => { const script = document.createElement("script"); script.textContent = "window.ran = true"; document.head.append(script);
        const box = document.createElement("div"); box.innerHTML = "<p style='color: red'>x</p>"; document.body.append(box); })()`);
      assert.equal(await page.value("window.ran"), undefined);
      await page.until("true");
      await pause(50);
      assert.equal(page.problems.filter((problem) => problem.includes("Content Security Policy")).length, 2, page.problems.join("\n"));
      page.problems = [];
    });
  },

  async "axe finds nothing, and pictures are taken"() {
    const forms = [["light", 1360, 860], ["dark", 1360, 860], ["phone", 375, 812], ["phone-dark", 375, 812]];
    for (const [name, width, height] of forms) {
      const scheme = name.includes("dark") ? "dark" : "light";
      await withPage({ width, height, scheme, mobile: name.includes("phone") }, async (page) => {
        for (const tab of ["findings", "preview", "rules"]) {
          await page.click(`#tab-${tab}`);
          if (tab === "rules") await page.until("document.querySelectorAll('.rule').length > 200");
          if (tab === "findings") await page.value(`${view}.setCursor(10, 15)`);
          await settled(page);
          await page.value("document.querySelector('#cursor-bar').scrollIntoView({ block: 'nearest' }); scrollTo(0, 0)");
          await shot(page, `${name}-${tab}`);
          assert.deepEqual(await violations(page, axe), [], `${name}, ${tab}`);
          const wide = await page.value("document.documentElement.scrollWidth");
          assert.ok(wide <= width, `${name}, ${tab}: ${wide} wide`);
        }
        if (!name.includes("phone")) return;
        await page.size(width, 2600, true);
        await page.click("#tab-preview");
        await settled(page);
        await shot(page, `${name}-long`);
      });
    }
  },

  async "each example is drawn"() {
    await withPage({ height: 2300 }, async (page) => {
      await page.click("#tab-preview");
      for (const index of examples.keys()) {
        await example(page, index);
        await shot(page, `example-${index}`);
        assert.deepEqual(await violations(page, axe), [], examples[index].name);
      }
    });
  },

  async "a legacy request shows the texts that it would have shown"() {
    await withPage({}, async (page) => {
      await example(page, examples.findIndex(({ name }) => name.includes("legacy")));
      await page.click("#tab-preview");
      await page.until("document.querySelector('.platform')");
      assert.deepEqual(await page.value("[...document.querySelectorAll('.device .title')].map((node) => node.textContent)"),
        Array(4).fill("Breaking"));
    });
  },

  async "the button changes the colors, and they are kept"() {
    await withPage({}, async (page) => {
      const ground = "getComputedStyle(document.body).backgroundColor";
      const light = await page.value(ground);
      await page.click("#theme");
      const dark = await page.value(ground);
      assert.notEqual(light, dark);
      await page.reload();
      assert.equal(await page.value(ground), dark);
    });
  },

  async "the page in one file works without a server"() {
    const page = await browser.open(`file://${output}fcmlint-playground.html`);
    await type(page, wrong);
    assert.equal((await messages(page)).length, 3);
    await page.click("#tab-preview");
    await page.until("document.querySelector('.android-card')");
    await page.click("#tab-rules");
    await page.until("document.querySelectorAll('.rule').length > 200");
    await shot(page, "single");
    assert.deepEqual(page.problems, []);
    assert.deepEqual(page.requests.filter((url) => /^https?:/.test(url)), []);
    await page.close();
  },

  async "it is ready soon, and a key takes little time"() {
    const ready = await readyTimes(browser, address);
    console.log(`    ready to type: best ${ready.best} ms, median ${ready.median} ms; first findings: ${ready.checked} ms`);
    const key = await keyTimes(browser, address);
    console.log(`    a key in ${key.size} bytes: mean ${key.mean.toFixed(1)} ms of the main thread, handlers at most ${key.worst.toFixed(1)} ms`);
    // Machines of others are measured, not judged.
    if (process.env.CI) return;
    assert.ok(ready.best < 300, `ready after ${ready.best} ms`);
    assert.ok(key.mean < 16, `a key takes ${key.mean} ms`);
  },
};

const filter = process.argv[2] ?? "";
let failures = 0;
const began = performance.now();
for (const [name, test] of Object.entries(tests)) {
  if (!name.includes(filter)) continue;
  const start = performance.now();
  try {
    await test();
    console.log(`ok    ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${name}\n${error.stack}`);
  }
}
console.log(`${failures} failures in ${((performance.now() - began) / 1000).toFixed(1)} s`);
await browser.close();
server.close();
process.exitCode = failures ? 1 : 0;
