// Tests the playground in Chromium: node playground/test/run.mjs [WORDS OF A NAME] (see `make test-playground`).
import { browser, server } from "./context.mjs";
import { completion } from "./completion.mjs";
import { editing } from "./editing.mjs";
import { looks } from "./looks.mjs";
import { sharing } from "./sharing.mjs";
import { paste } from "./paste.mjs";
import { site } from "./site.mjs";
import { tabs } from "./tabs.mjs";

const tests = { ...editing, ...completion, ...sharing, ...tabs, ...paste, ...site, ...looks };
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
