// Links, commands, the policy, and the page in one file.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { pause } from "./browser.mjs";
import { address, browser, output, shot, withPage, wrong } from "./context.mjs";
import { curl } from "../src/toolbar/curl.js";
import { messages, settled, text, type } from "./page.mjs";

export const sharing = {
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
      assert.ok(command.includes("It's here"));
    });
  },

  async "the command sends the text of the editor, and nothing else"() {
    // A stand-in prints the arguments of curl and its standard input.
    const run = (command) =>
      execFileSync("bash", ["-c", `gcloud() { echo token; }; curl() { printf '<%s>' "$@"; echo; cat; }; ${command}`], { encoding: "utf8" });
    const bodies = [
      "@/etc/passwd", "@-", "It's $HOME `id` $(id) \\ \"x\" !! !x", "END", "a\nEND\nEND_\nb", "-d\n<<'END'\n", "\\", "",
    ];
    for (const body of bodies) {
      const [first, ...rest] = run(curl("send-request", body).command).split("\n");
      assert.ok(first.endsWith("<--data-binary><@->"), first);
      assert.equal(rest.join("\n"), `${body.trim()}\n\n`.slice(0, -1));
    }
    const escapes = curl("send-request", '{"a": "\x1b[201~\x07\u009b\u202e\u{e0041}", "b":\r\n\t1}').command;
    assert.ok([...escapes].every((letter) => letter === "\n" || (letter >= " " && letter <= "~")), JSON.stringify(escapes));
    const sent = run(escapes).split("\n").slice(1).join("\n");
    assert.deepEqual(JSON.parse(sent), { a: "\x1b[201~\x07\u009b\u202e\u{e0041}", b: 1 });
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
};
