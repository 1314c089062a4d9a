// The preview in a page of Chromium, as VS Code loads it: node webview.mjs
//
// With FCMLINT_PICTURE=docs/images/vscode-preview.png, it writes the picture of the README of the extension.
//
// The page gets what VS Code adds to each webview: a script with its API, a style sheet, and the class of the color theme.
// Its files come from another origin, which the policy of the page must name.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser } from '../../../../playground/test/browser.mjs';

const require = createRequire(import.meta.url);
const { start, until, extension } = require('./harness.js');
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const axe = readFileSync(join(root, '.build/tools/axe/axe.min.js'), 'utf8');
const output = join(root, '.build/vscode');
mkdirSync(output, { recursive: true });

const types = { js: 'text/javascript', css: 'text/css' };
const listen = (answer) => new Promise((done) => {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1', () => done({ server, origin: `http://127.0.0.1:${server.address().port}` }));
});

const api = `globalThis.acquireVsCodeApi = (() => {
  let isTaken = false;
  return () => {
    if (isTaken) throw new Error('An instance of the VS Code API has already been acquired');
    isTaken = true;
    return Object.freeze({
      postMessage: (message) => { globalThis.toHost(JSON.stringify(structuredClone(message))); },
      setState: (state) => { sessionStorage.setItem('state', JSON.stringify(structuredClone(state))); return state; },
      getState: () => JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined,
    });
  };
})();`;
const style = `html { scrollbar-color: gray transparent; } body { background-color: transparent; color: #ccc; font: 13px sans-serif; margin: 0; padding: 0 20px; }
  img, video { max-width: 100%; max-height: 100%; } a, a code { color: #3794ff; } code { font-family: monospace; color: #d7ba7d; background-color: #333; padding: 1px 3px; border-radius: 4px; }`;

const files = await listen((request, response) => {
  const place = decodeURIComponent(new URL(request.url, 'http://x').pathname);
  if (!place.startsWith(`${extension}/preview/`) || place.includes('..')) return response.writeHead(401).end();
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', types[place.split('.').at(-1)]).end(readFileSync(place));
});
let theme = 'vscode-light';
let html = '';
const pages = await listen((request, response) => response.setHeader('content-type', 'text/html').end(request.url === '/' ? html : ''));

const message = `{"message": {"topic": "a", "notification": {"title": "Sale", "body": "Until Sunday"},
  "android": {"ttl": 60},
  "apns": {"payload": {"aps": {"badge": 1}}, "fcm_options": {"image": "https://h.example/a.png"}},
  "webpush": {"notification": {"actions": [{"action": "y", "title": "Yes, please"}, {"action": "n", "title": "No"}]}}}}`;
const run = await start('native', { files: {} });
const { host } = run;
const document = host.open(run.file('a.json'), message);
await host.run('fcmlint.preview', document.uri);
const [panel] = host.panels;

const browser = new Browser();
const page = await browser.open(null, { width: 620, height: 2600 });
await page.send('Runtime.addBinding', { name: 'toHost' });
browser.on(({ method, params }) => method === 'Runtime.bindingCalled' && params.name === 'toHost' && panel.receive(JSON.parse(params.payload)));
panel.page = (data) => page.value(`postMessage(${JSON.stringify(data)}, "*")`);

/** Loads the page as VS Code does, in a color theme. */
async function load(name) {
  theme = name;
  const resources = new RegExp('https://file\\+\\.vscode-resource\\.vscode-cdn\\.net', 'g');
  html = panel.webview.html.replaceAll(panel.webview.cspSource, files.origin).replace(resources, files.origin)
    .replace('<head>', `<head><script id="_vscodeApiScript">${api}</script><style id="_defaultStyles">${style}</style>`)
    .replace('<body>', `<body class="${theme}" data-vscode-theme-kind="${theme}">`);
  await page.go(`${pages.origin}/`, 'document.querySelector("#drawings .device")');
}

async function check(name) {
  await page.value(`if (!window.axe) { ${axe} }; true`);
  const found = await page.value(`axe.run(document, { preload: false, runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " at " + target.join(" ") + ": " + failureSummary)))`);
  assert.deepEqual(found, [], name);
  assert.ok(await page.value('document.documentElement.scrollWidth <= innerWidth'), `${name}: too wide`);
  writeFileSync(join(output, `${name}.png`), await page.screenshot());
}

// The picture of the README of the extension.
await load('vscode-light');
await page.size(720, 560);
await page.value('document.querySelector("[aria-label=Apple]").scrollIntoView()');
writeFileSync(process.env.FCMLINT_PICTURE ?? join(output, 'picture.png'), await page.screenshot());
await page.size(620, 2600);

for (const name of ['vscode-light', 'vscode-dark', 'vscode-high-contrast', 'vscode-high-contrast-light']) {
  await load(name);
  await check(name);
}
const background = await page.value('getComputedStyle(document.body).backgroundColor');
await page.value('document.body.className = "vscode-dark"');
await page.until(`getComputedStyle(document.body).backgroundColor !== ${JSON.stringify(background)}`);

// Typing changes the drawing.
host.replace(document, 'Until Sunday', 'Until Monday');
await page.until('document.querySelector(".android .body").textContent === "Until Monday"');
assert.equal(await page.value('[...document.querySelectorAll(".chrome-buttons.filled span")].map((node) => node.textContent).join("|")'), 'Yes, please|No');

// The fix is on the device, a value leads to its place, and a rule to its page.
assert.match(await page.value('document.querySelector(".struck-out").textContent'), /^No image: needs mutable-content/);
await page.click('.iphone .struck-out button');
await until(() => document.text.includes('"mutable-content": 1'), 'the fix');
await page.until('!document.querySelector(".iphone .struck-out")');
await page.value('[...document.querySelectorAll(".pointer")].find((node) => node.textContent.endsWith("/ttl")).click()');
await until(() => host.shown.at(-1)?.selection, 'a selection');
assert.equal(document.getText(host.shown.at(-1).selection), '60');
await page.value('document.querySelector(".problems .link").click()');
await until(() => host.shown.at(-1)?.command === 'markdown.showPreviewToSide', 'the page of a rule');

// The choices of a hidden page are kept.
await page.value('(() => { const box = document.querySelector("#state"); box.value = "locked"; box.dispatchEvent(new Event("change")); })()');
await load('vscode-dark');
assert.equal(await page.value('document.querySelector("#state").value'), 'locked');
assert.ok(await page.value('document.querySelectorAll(".lock").length') > 1);
await page.size(400, 2600);
await check('narrow');

// Several messages, and none.
host.replace(document, document.text, `[${message}, ${message.replace('Sale', 'Second')}]`);
await page.until('document.querySelector("#document").options.length === 2');
await page.value('(() => { const box = document.querySelector("#document"); box.selectedIndex = 1; box.dispatchEvent(new Event("change")); })()');
await page.until('document.querySelector(".device .title").textContent === "Second"');
host.replace(document, document.text, '{"name": "app"}');
await page.until('document.querySelector("#drawings").textContent === "There is no message in this document."');

assert.deepEqual(page.problems, [], 'no errors and no violations of the policy');
assert.deepEqual([...new Set(page.requests.map((url) => new URL(url).origin))].sort(), [files.origin, pages.origin].sort());
await browser.close();
files.server.close();
pages.server.close();
await run.stop();
console.log('1 passed, 0 failed');
process.exit();
