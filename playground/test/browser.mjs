// Chromium, driven by the DevTools protocol over a pipe. Nothing is downloaded.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const program = process.env.CHROMIUM ?? ["chromium", "google-chrome"].find(isInstalled) ?? "chromium";

function isInstalled(name) {
  return process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** A running browser with an empty profile. */
export class Browser {
  #profile = mkdtempSync(join(tmpdir(), "fcmlint-playground-"));
  #waiting = new Map();
  #listeners = [];
  #next = 1;
  #rest = "";
  #process;

  constructor() {
    const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe", `--user-data-dir=${this.#profile}`];
    this.#process = spawn(program, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.#process.on("error", (error) => {
      console.error(`${program} does not start: ${error.message}. Set CHROMIUM to its path.`);
      process.exit(2);
    });
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => this.#read(text));
  }

  /** Calls a method of the protocol. */
  send(method, params = {}, sessionId) {
    const id = this.#next++;
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, method }));
  }

  /** Calls `listener` for each event. */
  on(listener) {
    this.#listeners.push(listener);
  }

  /** Opens a page in a context of its own: no cache, no storage. */
  async open(url, options = {}) {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, { browserContextId, targetId });
    await page.prepare(options);
    if (url) await page.go(url);
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.on("exit", resolve));
    this.send("Browser.close").catch(() => {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #read(text) {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop();
    for (const message of messages.map((message) => JSON.parse(message))) {
      const call = this.#waiting.get(message.id);
      if (!call) {
        for (const listener of this.#listeners) listener(message);
        continue;
      }
      this.#waiting.delete(message.id);
      if (message.error) call.reject(new Error(`${call.method}: ${message.error.message}`));
      else call.resolve(message.result);
    }
  }
}

/** A page of the browser. */
export class Page {
  /** Errors, violations of the policy and requests to other servers. */
  problems = [];
  requests = [];
  #browser;
  #session;
  #target;

  constructor(browser, session, target) {
    this.#browser = browser;
    this.#session = session;
    this.#target = target;
    browser.on((message) => message.sessionId === session && this.#hear(message));
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  async prepare(options) {
    const { width = 1180, height = 860, scheme = "light", motion = "no-preference", mobile = false } = options;
    for (const domain of options.isTimed ? ["Page", "Runtime"] : ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    await this.size(width, height, mobile);
    await this.media([{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: motion }]);
    await this.#browser.send("Browser.grantPermissions", {
      permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"], browserContextId: this.#target.browserContextId,
    });
  }

  size(width, height, mobile = false) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile });
  }

  media(features) {
    return this.send("Emulation.setEmulatedMedia", { features });
  }

  /** Opens an address and waits until a condition holds, by default for the first report. */
  async go(url, condition = "performance.getEntriesByName('checked').length > 0") {
    await this.send("Page.navigate", { url });
    await this.until(`location.href === ${JSON.stringify(url)} && ${condition}`);
  }

  async reload() {
    await this.send("Page.reload", { ignoreCache: true });
    await this.until("performance.now() < 9000 && performance.getEntriesByName('checked').length > 0");
  }

  /** The value of an expression, or of the promise that it gives. */
  async value(expression) {
    const answer = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.exception?.description}`);
    return answer.result.value;
  }

  /** Waits until an expression is true. */
  async until(expression, milliseconds = 8000) {
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      const isTrue = await this.value(`Boolean(${expression})`).catch(() => false);
      if (isTrue) return;
      await pause(15);
    }
    throw new Error(`never true: ${expression}`);
  }

  /** Clicks the middle of the first element that matches. */
  async click(selector) {
    const place = await this.value(`(() => { const node = document.querySelector(${JSON.stringify(selector)});
      node.scrollIntoView({ block: "nearest" }); const box = node.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    }
  }

  move(x, y) {
    return this.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  }

  /** Types text as an input method does. */
  insert(text) {
    return this.send("Input.insertText", { text });
  }

  /** Presses a key, such as `Tab` or `.` with `Control`. */
  async press(key, modifiers = []) {
    const bits = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };
    const known = codes[key] ?? { windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0), code: `Key${key.toUpperCase()}` };
    const event = { key, ...known, modifiers: modifiers.reduce((sum, name) => sum + bits[name], 0) };
    const isText = modifiers.length === 0 && (key.length === 1 || key === "Enter");
    await this.send("Input.dispatchKeyEvent", { type: isText ? "keyDown" : "rawKeyDown", ...event, ...(isText && { text: key === "Enter" ? "\r" : key }) });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  /** A picture of what is visible, or of all of an element, which may be higher than the page. */
  async screenshot(selector) {
    const clip = selector && await this.value(`(() => { const { left, top, width, height } = document.querySelector("${selector}").getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height, scale: 1 }; })()`);
    const { data } = await this.send("Page.captureScreenshot", { format: "png", clip, captureBeyondViewport: Boolean(clip) });
    return Buffer.from(data, "base64");
  }

  close() {
    return this.#browser.send("Target.disposeBrowserContext", { browserContextId: this.#target.browserContextId });
  }

  #hear({ method, params }) {
    if (method === "Runtime.exceptionThrown") this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Log.entryAdded" && params.entry.level === "error") this.problems.push(`${params.entry.source}: ${params.entry.text}`);
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
  }
}

const codes = {
  Tab: { windowsVirtualKeyCode: 9, code: "Tab" }, Enter: { windowsVirtualKeyCode: 13, code: "Enter" },
  Escape: { windowsVirtualKeyCode: 27, code: "Escape" }, End: { windowsVirtualKeyCode: 35, code: "End" },
  Home: { windowsVirtualKeyCode: 36, code: "Home" }, ArrowRight: { windowsVirtualKeyCode: 39, code: "ArrowRight" },
  ArrowDown: { windowsVirtualKeyCode: 40, code: "ArrowDown" }, F8: { windowsVirtualKeyCode: 119, code: "F8" },
  ArrowUp: { windowsVirtualKeyCode: 38, code: "ArrowUp" }, F1: { windowsVirtualKeyCode: 112, code: "F1" },
  '"': { windowsVirtualKeyCode: 222, code: "Quote" }, " ": { windowsVirtualKeyCode: 32, code: "Space" },
  ":": { windowsVirtualKeyCode: 186, code: "Semicolon" },
  ".": { windowsVirtualKeyCode: 190, code: "Period" }, "{": { windowsVirtualKeyCode: 219, code: "BracketLeft" },
};

/** Waits. */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
