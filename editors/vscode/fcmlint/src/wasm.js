'use strict';
// A transport to the WebAssembly module of the server, in a worker where there is one.

const vscode = require('vscode');
const { ServerLoop } = require('./server-module');

const START_MILLISECONDS = 10_000;

/** The module in the package of the extension. */
function readModule(extensionUri) {
  return vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'server', 'fcmlint.wasm'));
}

/**
 * `makeWorker({ onMessage, onError })` starts worker.js, and returns an object with `post(data)` and `stop()`.
 */
class WasmTransport {
  #extensionUri;
  #makeWorker;
  #output;
  #worker;
  #loop;
  #handlers;
  #isStopped = false;

  constructor(extensionUri, makeWorker, output) {
    this.#extensionUri = extensionUri;
    this.#makeWorker = makeWorker;
    this.#output = output;
  }

  async start(handlers) {
    this.#handlers = handlers;
    const bytes = await readModule(this.#extensionUri).then(undefined, () => {
      throw new Error('this copy of the extension does not contain it');
    });
    try {
      await this.#startWorker(bytes);
    } catch (error) {
      this.#output.warn(`The server runs without a worker: ${error.message ?? error}`);
      this.#worker?.stop();
      this.#worker = undefined;
      this.#loop = new ServerLoop(await WebAssembly.compile(bytes), (texts) => this.#deliver(texts));
    }
  }

  #startWorker(bytes) {
    let timer;
    const patience = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error('the worker does not start')), START_MILLISECONDS);
    });
    const started = new Promise((resolve, reject) => {
      let isReady = false;
      this.#worker = this.#makeWorker({
        onMessage: ({ isReady: ready, texts }) => {
          if (texts) this.#deliver(texts);
          if (!ready) return;
          isReady = true;
          resolve();
        },
        onError: (error) => {
          if (isReady) this.#fail(error);
          else reject(error);
        },
      });
      this.#worker.post({ bytes });
    });
    return Promise.race([started, patience]).finally(() => clearTimeout(timer));
  }

  send(message) {
    const text = JSON.stringify(message);
    if (this.#worker) {
      this.#worker.post({ text });
      return;
    }
    try {
      this.#loop.receive(text);
    } catch (error) {
      this.#fail(error);
    }
  }

  stop() {
    this.#isStopped = true;
    // The messages before the end are handled first.
    setTimeout(() => this.#worker?.stop(), 0);
  }

  #deliver(texts) {
    if (this.#isStopped) return;
    for (const message of JSON.parse(texts)) this.#handlers.message(message);
  }

  #fail(error) {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#worker?.stop();
    this.#handlers.end({ reason: `failed: ${error.message ?? error}` });
  }
}

module.exports = { WasmTransport };
