// Suggestions, and help on fields.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { axe, browser, engine, output, shot, withPage, wrong } from "./context.mjs";
import { settled, text, view, violations } from "./page.mjs";
import { serve } from "./server.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));

const labels = "[...document.querySelectorAll('.CodeMirror-hints .label')].map((node) => node.textContent)";
/** Whether the list is for the text as it is; while it is brought up to date, Enter chooses nothing. */
const isCurrent = `${view}.state.completionActive?.data?.text === ${view}.getValue()`;
const isOpen = "document.querySelector('.CodeMirror-hints')";
const bar = "document.querySelector('#cursor-bar').textContent";

/** Sets the text of the editor, with the cursor at `|`. */
async function start(page, marked) {
  const [before, after] = marked.split("|");
  await page.value(`${view}.focus(); ${view}.setValue(${JSON.stringify(before + after)}); ${view}.setCursor(${view}.posFromIndex(${before.length}))`);
}

async function keys(page, ...all) {
  for (const key of all) await page.press(key);
}

export const completion = {
  async "a message is written with suggestions, by keys alone"() {
    await withPage({}, async (page) => {
      assert.equal(page.requests.some((url) => url.endsWith("fcmlint-editor.wasm")), false, "the module for suggestions is loaded when it is needed");
      await start(page, "|");
      await page.press(" ", ["Control"]);
      await page.until(isOpen);
      assert.equal((await page.value(labels))[0], "send request to a topic");
      assert.match(await page.value(bar), /A notification for all subscribers of a topic/);
      await page.press("Enter");
      assert.equal(await page.value(`${view}.getSelection()`), "news");
      await page.insert("sale");
      await page.press("Tab");
      assert.equal(await page.value(`${view}.getSelection()`), "Title");
      await page.press("Tab");
      await page.insert("Half price");
      await page.press("Tab");
      assert.equal(await page.value(`${view}.somethingSelected()`), false);
      const written = { message: { topic: "sale", notification: { title: "Title", body: "Half price" } } };
      assert.equal(await text(page), JSON.stringify(written, null, 2));
      await page.press("z", ["Control"]);
      await page.press("z", ["Control"]);
      await page.press("z", ["Control"]);
      assert.equal(await text(page), "", "a suggestion is one step of undo");
    });
  },

  async "names and values are suggested while they are typed"() {
    await withPage({}, async (page) => {
      await start(page, '{\n  "message": {\n    "topic": "Gr\u00fc\u00dfe \ud83d\ude80"\n    |\n  }\n}');
      await keys(page, '"', "a", "n", "d");
      await page.until(`${labels}[0] === "android" && ${isCurrent}`);
      await page.press("Enter");
      await page.until(`${labels}.includes("ttl")`);
      await keys(page, '"', "p", "r", "i");
      await page.until(`${labels}[0] === "priority" && ${isCurrent}`);
      await page.press("Enter");
      await page.until(`${labels}.includes("HIGH")`);
      assert.match(await page.value(bar), /^NORMAL Does not wake/);
      await page.press("ArrowDown");
      assert.match(await page.value(bar), /^HIGH /);
      await page.press("Enter");
      await settled(page);
      const written = { message: { topic: "Gr\u00fc\u00dfe \ud83d\ude80", android: { priority: "HIGH" } } };
      assert.equal(await text(page), JSON.stringify(written, null, 2), "a missing comma is added");
      assert.equal(await page.value(`Boolean(${isOpen})`), false);
    });
  },

  async "letters typed after the list came are replaced with the rest, other changes keep the text"() {
    const pick = `${view}.state.completionActive.widget.pick()`;
    const insert = (letters) => `${view}.replaceSelection(${JSON.stringify(letters)}, "end", "+input")`;
    const change = `${view}.replaceRange("x", { line: 0, ch: 20 }, { line: 0, ch: 20 })`;
    for (const [between, priority] of [[insert("ri"), '"priority": "NORMAL"'], [insert("xx"), '"pxx"'], [change, '"p"'], ["undefined", '"priority": "NORMAL"']]) {
      await withPage({}, async (page) => {
        await start(page, '{ "message": { "topic": "a", "android": { "ttl": "5s", | } } }');
        await keys(page, '"', "p");
        await page.until(`${labels}[0] === "priority"`);
        await page.value(`${between}; ${pick}`);
        assert.equal((await text(page)).replace("topixc", "topic"), `{ "message": { "topic": "a", "android": { "ttl": "5s", ${priority} } } }`);
      });
    }
  },

  async "the list is silent where there is nothing to choose, and Escape closes it"() {
    await withPage({}, async (page) => {
      await start(page, '{ "message": { "notification": { "title": "|" } } }');
      await keys(page, "a", "n", "d");
      await settled(page);
      assert.equal(await page.value(`Boolean(${isOpen})`), false, "a title is free text");
      await page.press(" ", ["Control"]);
      await page.until("document.querySelector('#notice').textContent.startsWith('There is nothing to suggest')");
      await start(page, '{ "message": { | } }');
      await keys(page, '"', "t");
      await page.until(isOpen);
      await page.press("Escape");
      assert.equal(await page.value(`Boolean(${isOpen})`), false);
      assert.equal(await page.value("document.querySelector('#editor').contains(document.activeElement)"), true);
      await page.value(`${view}.replaceSelection("zzz")`);
      await settled(page);
      assert.equal(await page.value(`Boolean(${isOpen})`), false, "only typing opens the list");
    });
  },

  async "the kind and the configuration decide what is suggested"() {
    await withPage({}, async (page) => {
      await page.value(`(() => { const area = document.querySelector("#configuration"); area.value = '{ "project": { "androidChannels": ["sales"] } }';
        area.dispatchEvent(new Event("input")); })()`);
      await start(page, '{ "message": { "android": { "notification": { "channel_id": | } } } }');
      await page.press('"');
      await page.until(`${labels}.join() === "sales"`);
      await page.press("Enter");
      assert.match(await text(page), /"channel_id": "sales"/);
    });
  },

  async "axe finds nothing in the list, and it fits each window"() {
    for (const [name, width, height] of [["light", 1360, 860], ["dark", 1360, 860], ["phone", 375, 812], ["phone-dark", 375, 812]]) {
      const scheme = name.includes("dark") ? "dark" : "light";
      await withPage({ width, height, scheme, mobile: name.includes("phone") }, async (page) => {
        await start(page, '{\n  "message": {\n    "topic": "news",\n    "android": {\n      "notification": { | }\n    }\n  }\n}');
        await page.press('"');
        await page.until(isOpen);
        await keys(page, "ArrowDown", "ArrowDown");
        const box = await page.value(`(() => { const { left, right, top, bottom } = ${isOpen}.getBoundingClientRect(); return { left, right, top, bottom }; })()`);
        assert.ok(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, JSON.stringify(box));
        assert.ok(await page.value("document.documentElement.scrollWidth") <= width);
        const active = await page.value("document.activeElement.getAttribute('aria-activedescendant')");
        assert.equal(await page.value(`document.getElementById(${JSON.stringify(active)}).getAttribute("aria-selected")`), "true");
        await shot(page, `suggestions-${name}`);
        assert.deepEqual(await violations(page, axe), [], name);
        await page.press("Escape");
        await start(page, wrong.replace('"ttl"', '"t|tl"'));
        await settled(page);
        await page.press("F1");
        await page.until("document.querySelector('.hover .field-page')");
        await shot(page, `field-${name}`);
        assert.deepEqual(await violations(page, axe), [], `${name}, help`);
      });
    }
  },

  async "a field is described under the pointer and on F1, with its findings"() {
    await withPage({}, async (page) => {
      await start(page, wrong.replace('"ttl"', '|"ttl"'));
      await settled(page);
      const findings = JSON.parse(engine.call("lint", [wrong, "message.json", ""])).findings;
      const { message } = findings.find(({ pointer }) => pointer.endsWith("ttl"));
      const place = (offset) => page.value(`(() => { const { left, top } = ${view}.charCoords(${view}.posFromIndex(${offset}), "window"); return { left, top }; })()`);
      for (const [word, said] of [['"ttl"', /^ttl: duration .* in message\.android.*How long FCM keeps/s], ["60", /How long FCM keeps/]]) {
        const { left, top } = await place(wrong.indexOf(word) + 1);
        await page.move(left + 2, top + 8);
        await page.until("document.querySelector('.hover:not([hidden]) .field-page')");
        assert.match(await page.value("document.querySelector('.field-page').textContent"), said);
        assert.equal(await page.value("document.querySelector('.hover').textContent").then((all) => all.includes(message)), word === "60");
        assert.match(await page.value("document.querySelector('.field-page a').href"), /^https:\/\/firebase\.google\.com\//);
        await page.press("ArrowRight");
        assert.equal(await page.value("document.querySelector('.hover').hidden"), true);
      }
      await page.press("F1");
      await page.until("document.querySelector('.hover + [role=status]').textContent.includes('How long FCM keeps')");
      await page.press("Escape");
      assert.equal(await page.value("document.querySelector('.hover').hidden"), true);
      await page.value(`${view}.setCursor(0, 0)`);
      await page.press("F1");
      await page.until("document.querySelector('#notice').textContent === 'There is no field at the cursor.'");
    });
  },

  async "suggestions work in the page in one file"() {
    const page = await browser.open(`file://${output}fcmlint-playground.html`);
    await start(page, '{ "message": { | } }');
    await keys(page, '"', "a", "p");
    await page.until(`${labels}[0] === "apns"`);
    assert.deepEqual(page.problems, []);
    await page.close();
  },

  async "a missing module is reported, and asked for again"() {
    let isThere = false;
    const { server, address } = await serve(folder, (path) => isThere || !path.endsWith("fcmlint-editor.wasm"));
    const page = await browser.open(address);
    await start(page, "|");
    await page.press(" ", ["Control"]);
    await page.until("document.querySelector('#notice').textContent === 'fcmlint-editor.wasm: 404 Not Found'");
    isThere = true;
    await page.press(" ", ["Control"]);
    await page.until(isOpen);
    await page.close();
    server.close();
  },
};
