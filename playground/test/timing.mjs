// How long the playground takes to be ready, and what a key costs.
import { pause } from "./browser.mjs";
import { examples } from "../src/examples.js";
import { type, view } from "./page.mjs";

/** Times from the start of the navigation with a cold cache; more runs on a busy machine. */
export async function readyTimes(browser, address) {
  const times = [];
  const ready = () => Math.min(...times.map(([first]) => first));
  while (times.length < 5 || (times.length < 15 && ready() >= 300)) {
    const page = await browser.open(null, { isTimed: true });
    await page.go(address);
    times.push(await page.value("['ready', 'checked'].map((name) => Math.round(performance.getEntriesByName(name)[0].startTime))"));
    await page.close();
  }
  const [median, checked] = [...times].sort(([a], [b]) => a - b)[Math.floor(times.length / 2)];
  return { best: ready(), median, checked };
}

/** The time of the main thread for a key in 20 KB, with all that follows it: findings, marks and list. */
export async function keyTimes(browser, address) {
  const page = await browser.open(null, { isTimed: true });
  // The time of the thread, not of the clock: other programs on the machine do not count.
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.go(address);
  const source = longMessage();
  await type(page, source);
  await pause(600);
  await page.value(`window.slowest = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries())
    window.slowest = Math.max(window.slowest, entry.processingEnd - entry.processingStart); }).observe({ type: "event", durationThreshold: 16 });
    ${view}.setCursor({ line: 300, ch: 20 })`);
  await pause(200);
  const keys = 40;
  const before = await threadTime(page);
  for (let index = 0; index < keys; index += 1) {
    await page.press("abcdefghij"[index % 10]);
    await pause(30);
  }
  await pause(300);
  const mean = (await threadTime(page) - before) / keys;
  const worst = await page.value("window.slowest");
  await page.close();
  return { size: source.length, mean, worst };
}

function longMessage() {
  const message = JSON.parse(examples[1].text);
  message.message.data = Object.fromEntries(Array.from({ length: 520 }, (_, index) => [`key${index}`, "a value of some length"]));
  return JSON.stringify(message, null, 2);
}

async function threadTime(page) {
  const { metrics } = await page.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
}
