// Text in other languages, files, questions, wide screens and use without a network.
import assert from "node:assert/strict";
import { address, axe, browser, shot, withPage } from "./context.mjs";
import { messages, settled, text, type, violations } from "./page.mjs";
import { serve } from "./server.mjs";
import { fileURLToPath } from "node:url";
import { pause } from "./browser.mjs";

const body = '{"message": {"topic": "/topics/news", "notification": {"title": "Hi", "body": "x"}}}';
const curl = `curl -X POST https://fcm.googleapis.com/v1/projects/p/messages:send -d '${body}'`;
const status = "document.querySelector('#findings-status').textContent";

export const paste = {
  async "messages are found in a pasted command and in code, and are fixed"() {
    await withPage({ width: 1440, height: 900 }, async (page) => {
      await type(page, curl);
      await page.until(`${status}.includes("in a curl command")`);
      await page.until("document.querySelector('#findings-list').textContent.includes('/topics/news')");
      await page.until("document.querySelector('#preview-list .android .title')?.textContent === 'Hi'");
      await page.click("#fix-all");
      await settled(page);
      assert.equal(await text(page), curl.replace("/topics/news", "news"));
      await type(page, "await admin.messaging().send({ topic: 'a', notification: { title: 'Hi' }, android: { notification: { color: 'red' } } });");
      await page.until(`${status}.includes("in JavaScript")`);
      await type(page, `${body}\n${body}\n`);
      await page.until("document.querySelector('#preview-document').options.length === 2");
      const request = { method: "POST", url: "https://fcm.googleapis.com/v1/projects/p/messages:send", body: { mode: "raw", raw: body } };
      const info = { name: "push", schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" };
      await type(page, JSON.stringify({ info, item: [{ name: "send", request }] }));
      await page.until(`${status} === "1 error, in a Postman collection"`);
      await type(page, "a letter");
      await page.until(`${status} === "No findings"`);
    });
  },

  async "the preview shows other states of the app"() {
    await withPage({ width: 1440, height: 900 }, async (page) => {
      const drawn = async (state) => {
        await page.value(`(() => { const box = document.querySelector("#app-state"); box.value = "${state}"; box.dispatchEvent(new Event("change")); })()`);
        return page.value("[...document.querySelectorAll('#preview-list .device')].map((node) => node.textContent)");
      };
      await type(page, body);
      await page.until("document.querySelector('#preview-list .android .title')?.textContent === 'Hi'");
      const [android, apple, web] = await drawn("open");
      assert.match(android, /^The app is openNothing is displayed; onMessageReceived runs/);
      assert.match(apple, /willPresent/);
      assert.match(web, /^A page of the site is visible/);
      const captions = () => page.value("[...document.querySelectorAll('#preview-list figcaption')].map((node) => node.textContent)");
      assert.match((await drawn("killed"))[0], /Hi/);
      assert.match((await captions())[0], /After a force stop, nothing arrives/);
      assert.match((await drawn("killed")).at(-1), /the push waits until the browser starts/);
      assert.match((await drawn("locked"))[1], /Contents hidden/);
      assert.deepEqual(await captions(), ["Locked, if the person shows all content", "Locked, if sensitive content is hidden", "Locked"]);
      assert.match((await drawn("unlocked"))[0], /Hi/);
      assert.deepEqual(await captions(), ["Banner, only if the app’s default channel has high importance", "Tray, collapsed", "Tray, expanded",
        "Banner", "Expanded by a long press", "Chrome on Windows", "Chrome on macOS", "Chrome on Android, expanded"]);
      assert.deepEqual(await violations(page, axe), []);
    });
  },

  async "devices cut long texts, and a button is drawn for each title"() {
    await withPage({ width: 390, height: 844, mobile: true }, async (page) => {
      const title = "A title that is longer than every phone shows ".repeat(4);
      await type(page, JSON.stringify({ message: { topic: "a", notification: { title, body: "x" },
        webpush: { notification: { actions: [{ action: "a", title: "Yes" }, { action: "b", title: "No, thanks" }] } } } }));
      await page.click("#tab-preview");
      await page.until("document.querySelectorAll('.chrome-buttons.filled span').length === 2");
      assert.equal(await page.value("document.querySelector('.chrome-buttons.filled span:last-child').textContent"), "No, thanks");
      const lines = await page.value("[...document.querySelectorAll('.device .title')].map((node) => Math.round(node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)))");
      assert.deepEqual(lines, [1, 1, 1, 1, 4, 2, 1, 1]);
    });
  },

  async "a value in pasted code leads to its place, and its fix is on the device"() {
    await withPage({ width: 1440, height: 900 }, async (page) => {
      const source = "getMessaging().send({ topic: 'a', notification: { title: 'Hi' },\n  apns: { fcmOptions: { imageUrl: 'https://h.example/a.png' }, payload: { aps: { badge: 1 } } } });";
      await type(page, source);
      await page.until("document.querySelector('#preview-list .android .title')?.textContent === 'Hi'");
      assert.match(await page.value("document.querySelector('.iphone .struck-out').textContent"), /^No image: needs mutable-content/);
      await page.value("[...document.querySelectorAll('[aria-label=Apple] .pointer')].find((node) => node.textContent.endsWith('/imageUrl')).click()");
      assert.equal(await page.value("document.querySelector('.CodeMirror').CodeMirror.getSelection()"), "'https://h.example/a.png'");
      await page.click(".iphone .struck-out button");
      await settled(page);
      assert.match(await text(page), /mutableContent: true/);
      await page.until("!document.querySelector('.iphone .struck-out') && document.querySelector('.iphone .picture')");
    });
  },

  async "a document that is one long line of JSON is divided, and stays the same"() {
    await withPage({}, async (page) => {
      const data = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, `a, {"text"} \\ ${index}`]));
      const line = JSON.stringify({ message: { topic: "news", data } });
      await type(page, line);
      const lines = (await text(page)).split("\n");
      assert.ok(lines.length > 500 && lines.every((one) => one.length < 200), `${lines.length} lines`);
      assert.deepEqual(JSON.parse(lines.join("\n")), JSON.parse(line));
      await page.until("document.querySelector('#notice').textContent.includes('divided')");
      for (const other of [`${line}\n${line}`, `send(${line})`]) {
        await type(page, other);
        assert.equal(await text(page), other);
      }
    });
  },

  async "only text that is not JSON loads the module for it"() {
    await withPage({}, async (page) => {
      await type(page, body);
      assert.ok(!page.requests.some((url) => url.endsWith("fcmlint-editor.wasm")));
    });
  },

  async "a question is answered with the message"() {
    for (const [width, scheme] of [[1440, "light"], [390, "dark"]]) {
      await withPage({ width, height: 900, scheme, mobile: width < 400 }, async (page) => {
        await page.click("#tab-preview");
        await page.value("document.querySelector('#question').focus()");
        await page.insert("no picture on iphone");
        await page.press("Enter");
        await page.until("document.querySelector('#answer').textContent.includes('the image is not shown')");
        assert.match(await page.value("document.querySelector('#answer').textContent"), /and \d+ more(?! with)/);
        assert.deepEqual(await violations(page, axe), []);
        await shot(page, `question-${width}`);
        await page.click("#answer button.link");
        await page.until("document.querySelector('#rules-list .page')");
      });
    }
  },

  async "a file that is dropped replaces the text, and its name counts"() {
    await withPage({}, async (page) => {
      await page.value(`(() => { const data = new DataTransfer(); data.items.add(new File(['{"aps": {"alert": 5}}'], "push.apns"));
        document.querySelector("#editor").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); })()`);
      await page.until("document.querySelector('#kind').selectedOptions[0].textContent === 'Detected: APNs payload'");
      assert.equal(await text(page), '{"aps": {"alert": 5}}');
    });
  },

  async "Tab goes past the editor until it is used"() {
    await withPage({}, async (page) => {
      const before = await text(page);
      await page.value("document.querySelector('.CodeMirror textarea').focus()");
      await page.press("Tab");
      assert.equal(await page.value("document.querySelector('#editor').contains(document.activeElement)"), false);
      assert.equal(await text(page), before);
    });
  },

  async "on a wide screen the drawings are next to the findings"() {
    for (const scheme of ["light", "dark"]) {
      await withPage({ width: 1440, height: 900, scheme }, async (page) => {
        await page.until("document.querySelector('#preview-list .device')");
        const left = (selector) => page.value(`document.querySelector("${selector}").getBoundingClientRect().left`);
        assert.ok(await left("#editor") < await left("#findings-list") && await left("#findings-list") < await left("#preview-list"));
        assert.deepEqual(await violations(page, axe), []);
        await shot(page, `wide-${scheme}`);
        await page.size(1000, 900);
        assert.equal(await page.value("document.querySelector('#preview-list').checkVisibility()"), false);
      });
    }
  },

  async "the page works without a network after a visit"() {
    const { server, address: other } = await serve(fileURLToPath(new URL("..", import.meta.url)));
    const page = await browser.open(other);
    const isKept = "caches.open('fcmlint').then(async (cache) => Boolean(await cache.match('fcmlint.wasm') && await cache.match('src/app.js')))";
    await page.until("navigator.serviceWorker.controller");
    // All that the page has loaded is kept.
    for (let rounds = 0; rounds < 50 && !(await page.value(isKept)); rounds += 1) await pause(200);
    await pause(1000);
    server.close();
    server.closeAllConnections();
    // A reload in the tests goes past the worker.
    await page.go(`${other}?again`);
    await settled(page);
    assert.ok((await messages(page)).length > 3);
    await page.close();
  },
};
