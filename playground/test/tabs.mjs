// The tabs: preview, rules, explanations.
import assert from "node:assert/strict";
import { axe, full, shot, withPage } from "./context.mjs";
import { examples } from "../src/examples.js";
import { example, text, type, view, violations } from "./page.mjs";

export const tabs = {
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
      await page.until("document.querySelector('.picture.large')?.textContent.includes('not loaded')");
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

  async "an error text is explained, with the rules for it first"() {
    await withPage({}, async (page) => {
      await page.click("#tab-rules");
      await page.until("document.querySelectorAll('.rule').length > 200");
      await page.value("document.querySelector('#rules-query').focus()");
      const error = "The registration token is not a valid FCM registration token";
      const { rules, meaning } = JSON.parse(full.call("explain", [error]));
      await page.insert(error);
      await page.until("document.querySelector('#rules-list .note')");
      assert.equal(await page.value("document.querySelector('#rules-list .note').textContent"), meaning);
      assert.equal(await page.value("document.querySelector('.rule code').textContent"), rules[0]);
      await shot(page, "error-text");
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

  async "a legacy request shows the texts that it would have shown"() {
    await withPage({}, async (page) => {
      await example(page, examples.findIndex(({ name }) => name.includes("legacy")));
      await page.click("#tab-preview");
      await page.until("document.querySelector('.platform')");
      assert.deepEqual(await page.value("[...document.querySelectorAll('.device .title')].map((node) => node.textContent)"),
        Array(8).fill("Breaking"));
    });
  },

  async "Chrome draws the image above the texts on Windows, and a letter for a missing icon on Android"() {
    await withPage({}, async (page) => {
      const notification = { title: "x", body: "y", image: "https://h.example/a.png" };
      const orders = async (webpush) => {
        await type(page, JSON.stringify({ message: { topic: "a", webpush: { notification: webpush } } }));
        await page.click("#tab-preview");
        await page.until("document.querySelectorAll('.platform').length === 3");
        return page.value(`[...document.querySelectorAll(".platform:last-child .device > *")].map((card) =>
          [...card.querySelectorAll(".picture.large, .picture.small, .site-letter, .title")].map((node) => node.className.split(" ").at(-1)))`);
      };
      assert.deepEqual(await orders(notification), [["large", "clip-2"], ["clip-1"], ["clip-1", "site-letter", "large"]]);
      assert.deepEqual(await orders({ ...notification, icon: "https://h.example/i.png" }),
        [["large", "small", "clip-2"], ["clip-1", "small"], ["clip-1", "small", "large"]]);
    });
  },

  async "the keys of texts of the app are not cut"() {
    await withPage({ width: 390, height: 844, mobile: true }, async (page) => {
      const key = "ORDER_CONFIRMATION_TITLE_FOR_CUSTOMERS_WITH_A_LONG_NAME";
      await type(page, JSON.stringify({ aps: { alert: { "title-loc-key": key, "loc-key": key } } }));
      await page.click("#tab-preview");
      await page.until("document.querySelector('.device .title')");
      const isCut = "[...document.querySelectorAll('.depends')].map((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight)";
      assert.deepEqual(await page.value(isCut), [false, false, false, false]);
    });
  },

  async "one of several messages is drawn, and which one is a choice"() {
    await withPage({}, async (page) => {
      const messages = ["One", "Two", "Three"].map((title) => ({ message: { topic: "a", notification: { title } } }));
      await type(page, JSON.stringify([messages[0], { name: "no message" }, messages[1], messages[2]]));
      await page.click("#tab-preview");
      const titles = "[...new Set([...document.querySelectorAll('.device .title')].map((node) => node.textContent))].join()";
      await page.until("document.querySelector('.platform')");
      assert.equal(await page.value(titles), "One");
      assert.deepEqual(await page.value("[...document.querySelectorAll('#preview-document option')].map((node) => node.text)"),
        ["1 of 3: One", "2 of 3: Two", "3 of 3: Three"]);
      await page.value("(() => { const menu = document.querySelector('#preview-document'); menu.selectedIndex = 2; menu.dispatchEvent(new Event('change')); })()");
      assert.equal(await page.value(titles), "Three");
      assert.deepEqual(await violations(page, axe), []);
      await shot(page, "messages");
      await type(page, JSON.stringify(messages.slice(0, 2)));
      assert.equal(await page.value(titles), "Two");
      await type(page, JSON.stringify(messages[0]));
      assert.equal(await page.value(titles), "One");
      assert.equal(await page.value("document.querySelector('#preview-choice').hidden"), true);
    });
  },

  async "errors that are about no value of the preview are named"() {
    await withPage({}, async (page) => {
      await type(page, '{ "message": { "topic": "a", "notification": { "title": "x" }, "colour": 1, "android": { "ttl": 5 } } }\n{}');
      await page.click("#tab-preview");
      await page.until("document.querySelector('.note.problem')");
      assert.match(await page.value("document.querySelector('.note.problem p').textContent"), /^3 errors: /);
      const names = await page.value("[...document.querySelectorAll('.note.problem li')].map((node) => node.textContent)");
      assert.deepEqual(names, [
        'unknown field "colour" in message, so FCM rejects the request',
        "a second document follows the first, so parsers reject it",
      ]);
      await page.click(".note.problem li button");
      assert.equal(await page.value(`${view}.getSelection()`), '"colour"');
    });
  },
};
