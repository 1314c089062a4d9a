// Accessibility, pictures, colors and times.
import assert from "node:assert/strict";
import { address, axe, browser, shot, withPage } from "./context.mjs";
import { examples } from "../src/examples.js";
import { example, faults, messages, settled, type, view, violations } from "./page.mjs";
import { keyTimes, readyTimes } from "./timing.mjs";

export const looks = {
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
          const cut = "[...document.querySelectorAll('.bar-message')].some((node) => node.scrollHeight > node.clientHeight)";
          assert.equal(await page.value(cut), false, `${name}, ${tab}: the message at the cursor is cut`);
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

  async "each example is drawn at each width, in light and dark, without overlap"() {
    for (const [width, height] of [[390, 844], [1024, 4400], [1440, 4400], [2560, 3400]]) {
      for (const scheme of ["light", "dark"]) {
        await withPage({ width, height, scheme, mobile: width < 500 }, async (page) => {
          if (width < 1200) await page.click("#tab-preview");
          for (const index of examples.keys()) {
            await example(page, index);
            await shot(page, `example-${index}-${width}-${scheme}`, "#preview-list");
            const name = `${examples[index].name}, ${width}, ${scheme}`;
            assert.deepEqual(await page.value(faults), [], name);
            assert.ok(await page.value("document.documentElement.scrollWidth") <= width, name);
          }
        });
      }
    }
  },

  async "axe finds nothing in the drawings of each example and state"() {
    for (const scheme of ["light", "dark"]) {
      await withPage({ height: 2300, scheme }, async (page) => {
        await page.click("#tab-preview");
        for (const index of examples.keys()) {
          for (const state of index < 2 ? ["unlocked", "locked", "open", "killed"] : ["unlocked"]) {
            await example(page, index);
            await page.value(`(() => { const box = document.querySelector("#app-state"); box.value = "${state}"; box.dispatchEvent(new Event("change")); })()`);
            assert.deepEqual(await violations(page, axe), [], `${examples[index].name}, ${state}, ${scheme}`);
            assert.deepEqual(await page.value(faults), [], `${examples[index].name}, ${state}, ${scheme}`);
          }
        }
      });
    }
  },

  async "a narrow page shows the message at the cursor, and its fix below"() {
    await withPage({ width: 375, height: 812, mobile: true }, async (page) => {
      await page.value(`${view}.focus(); ${view}.setCursor(10, 15)`);
      await settled(page);
      await shot(page, "phone-cursor");
      const [width, isCut] = await page.value("(() => { const { clientWidth, clientHeight, scrollHeight } = document.querySelector('.bar-message'); return [clientWidth, scrollHeight > clientHeight]; })()");
      assert.ok(width > 200, `the message is ${width} wide`);
      assert.equal(isCut, false);
    });
  },

  async "why no fix can be applied at once is said"() {
    await withPage({}, async (page) => {
      const note = "document.querySelector('#fix-all-note').textContent";
      assert.equal(await page.value(note), "");
      await type(page, JSON.stringify({ message: { topic: "a", notification: { title: "x" }, webpush: { fcm_options: { link: "http://h.example/a" } } } }));
      await page.until("document.querySelector('#fix-all').disabled");
      assert.match(await page.value(note), /one by one/);
      assert.deepEqual(await violations(page, axe), []);
      await shot(page, "unsafe-fixes");
      await type(page, '{ "message": { "topic": "a", "notification": { "title": "x" } } }');
      assert.equal(await page.value("document.querySelector('#fix-all-note').hidden"), true);
    });
  },

  async "nothing moves if motion is reduced"() {
    for (const [motion, duration] of [["reduce", "0s"], ["no-preference", "0.15s"]]) {
      await withPage({ motion }, async (page) => {
        const style = await page.value("getComputedStyle(document.querySelector('#notice')).transitionDuration.split(', ')[0]");
        assert.equal(style, duration, motion);
        const moving = await page.value("document.getAnimations().length");
        assert.equal(moving, 0);
      });
    }
  },

  async "the configuration pane changes the findings, and says what is wrong with it"() {
    const forms = [["light", 1360, 860], ["dark", 1360, 860], ["light", 375, 812], ["dark", 375, 812]];
    for (const [scheme, width, height] of forms) {
      await withPage({ width, height, scheme, mobile: width < 400 }, async (page) => {
        await page.click("#configuration-pane summary");
        await page.until("document.querySelector('#findings-list .card')");
        const before = (await messages(page)).length;
        await page.value("document.querySelector('#configuration').focus()");
        await page.insert('{ "rules": { "topic-prefix": "off", "bad-color": "of" } }');
        await page.until("document.querySelector('#configuration-status').textContent !== ''");
        assert.equal(await page.value("document.querySelector('#configuration').getAttribute('aria-invalid')"), "true");
        await page.value("document.querySelector('#configuration-status').scrollIntoView({ block: 'end' })");
        await shot(page, `configuration-wrong-${scheme}-${width}`);
        assert.deepEqual(await violations(page, axe), []);
        await page.value("document.querySelector('#configuration').select()");
        await page.insert('{ "rules": { "topic-prefix": "off" } }');
        await page.until("document.querySelector('#configuration-status').textContent === ''");
        await settled(page);
        assert.equal((await messages(page)).length, before - 1);
        await page.value("document.querySelector('#configuration-status').scrollIntoView({ block: 'end' })");
        await shot(page, `configuration-${scheme}-${width}`);
      });
    }
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
