'use strict';
// Runs the extension in the stand-in of VS Code, with each of its transports.
//
// FCMLINT_PROGRAM is the program, FCMLINT_EXTENSION a folder with the files of the package.

const childProcess = require('child_process');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');
const workerThreads = require('worker_threads');
const { Host } = require('./vscode');

const program = process.env.FCMLINT_PROGRAM;
const extension = process.env.FCMLINT_EXTENSION;
if (!program || !extension) throw new Error('set FCMLINT_PROGRAM and FCMLINT_EXTENSION');

/** The worker of a browser: it has no `require` and no `process`. */
class BrowserWorker {
  #worker;
  constructor(url) {
    const code = `
      const { parentPort } = require('worker_threads');
      const self = { postMessage: (data) => parentPort.postMessage(data) };
      const globals = { self, WebAssembly, TextEncoder, TextDecoder, setTimeout, DataView, Uint8Array, JSON };
      require('vm').runInNewContext(require('fs').readFileSync(${JSON.stringify(url.replace('file://', ''))}, 'utf8'), globals);
      parentPort.on('message', (data) => self.onmessage({ data }));`;
    this.#worker = new workerThreads.Worker(code, { eval: true });
    this.#worker.on('message', (data) => this.onmessage({ data }));
    this.#worker.on('error', (error) => this.onerror(error));
    BrowserWorker.last = this.#worker;
  }
  postMessage(data) {
    this.#worker.postMessage(data);
  }
  terminate() {
    this.#worker.terminate();
  }
}

/** Loads the extension anew; `children` collects the processes and workers that it starts. */
function load(host, isBrowser, children) {
  if (isBrowser) {
    const script = fs.readFileSync(path.join(extension, 'dist', 'browser.js'), 'utf8');
    const module = { exports: {} };
    const require = (name) => {
      if (name === 'vscode') return host.vscode;
      throw new Error(`a browser cannot load ${name}`);
    };
    const Worker = host.hasNoWorkers ? undefined : BrowserWorker;
    new Function('module', 'exports', 'require', 'process', 'Worker', script)(module, module.exports, require, undefined, Worker);
    return module.exports;
  }
  const original = Module._load;
  const replaced = {
    vscode: host.vscode,
    child_process: {
      ...childProcess,
      spawn: (...list) => {
        const child = childProcess.spawn(...list);
        children.push(child);
        return child;
      },
    },
    worker_threads: {
      ...workerThreads,
      Worker: class extends workerThreads.Worker {
        constructor(...list) {
          super(...list);
          children.push(this);
        }
      },
    },
  };
  Module._load = (name, ...rest) => replaced[name] ?? original(name, ...rest);
  try {
    for (const key of Object.keys(require.cache)) {
      if (key.startsWith(path.join(extension, 'src'))) delete require.cache[key];
    }
    return require(path.join(extension, 'src', 'main.js'));
  } finally {
    Module._load = original;
  }
}

const running = new Set();

const TRANSPORTS = {
  native: { settings: { server: 'native', path: program } },
  wasm: { settings: { server: 'wasm' } },
  browser: { settings: {}, isBrowser: true },
};

/** Starts the extension in a temporary workspace with these files. */
async function start(name, { files = {}, settings = {}, before, ...options } = {}) {
  const transport = TRANSPORTS[name];
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fcmlint-vscode-')));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const host = new Host({ folders: [folder], extension, ...options, settings: { ...transport.settings, ...settings } });
  const children = [];
  await before?.(host, folder);
  const module = load(host, transport.isBrowser, children);
  const stop = async () => {
    if (!running.delete(stop)) return;
    await module.deactivate();
    fs.rmSync(folder, { recursive: true });
  };
  running.add(stop);
  await module.activate(host.context);
  return { host, folder, children, file: (place) => path.join(folder, place), stop };
}

/** Ends what a failed test has left. */
async function stopAll() {
  for (const stop of running) await stop();
}

/** Waits until a condition holds. */
async function until(condition, what = String(condition)) {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`timeout: ${what}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const NO_TOKEN = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

module.exports = { start, stopAll, until, pause, program, extension, NO_TOKEN, BrowserWorker };
