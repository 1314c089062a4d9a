// The editor: findings, fixes, keys.
import assert from "node:assert/strict";
import { engine, shot, withPage, wrong } from "./context.mjs";
import { examples } from "../src/examples.js";
import { messages, settled, squiggles, text, type, view } from "./page.mjs";

export const editing = {
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
        assert.deepEqual(listed.sort(), findings.map(({ message }) => message).sort());
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

  async "on a phone a fix leaves the page and the keys in the list, and Undo takes it back"() {
    const legacy = '{ "to": "bk3RNwTe3H0CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1", "notification": { "title": "Hi" }, "priority": "hihg" }';
    await withPage({ width: 375, height: 812, mobile: true }, async (page) => {
      await type(page, legacy);
      await page.until("document.querySelector('#findings-list .fix')");
      await page.value("document.querySelector('#findings-list').scrollIntoView()");
      const place = await page.value("window.scrollY");
      const before = await messages(page);
      await page.click("#findings-list .fix");
      await settled(page);
      assert.match(await text(page), /"message"/, "a fix may repeat a token of the text");
      assert.notDeepEqual(await messages(page), before);
      assert.ok(Math.abs((await page.value("window.scrollY")) - place) < 200, "the page does not go to the editor");
      assert.equal(await page.value("document.querySelector('#editor').contains(document.activeElement)"), false);
      await shot(page, "phone-fixed");
      await page.click("#notice button");
      assert.equal(await text(page), legacy);
      assert.equal(await page.value("document.querySelector('#notice').classList.contains('shown')"), false);
    });
  },

  async "where findings overlap, the most severe one is drawn"() {
    await withPage({}, async (page) => {
      await type(page, '{ "message": { "topic": "a", "notification": { "title": "a" }, "apns": { "payload": { "aps": { "sound": "default" } }, "fcm_options": { "image": "https://h/a.webp" } } } }');
      const color = (classes) => page.value(`(() => { const node = document.body.appendChild(document.createElement("span"));
        node.className = "squiggle ${classes}"; const { textDecorationColor } = getComputedStyle(node); node.remove(); return textDecorationColor; })()`);
      assert.equal(await page.value("getComputedStyle(document.querySelector('.squiggle.error.warning')).textDecorationColor"), await color("error"));
      assert.notEqual(await color("error"), await color("warning"));
      assert.equal(await color("hint info warning"), await color("warning"));
    });
  },
};
