'use strict';
// The language server as a WebAssembly module.

const WORK_MILLISECONDS = 10;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

class ServerModule {
  /** @type {any} */
  #exports;

  /** `module`: the compiled fcmlint.wasm. */
  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
  }

  /** Gives the server a message; returns a JSON array of messages to the client. */
  receive(text) {
    const bytes = encoder.encode(text);
    const place = this.#exports.fcmlint_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
    const answer = this.#text(this.#exports.fcmlint_serve(place, bytes.length));
    this.#exports.fcmlint_free(place);
    return answer;
  }

  /** Lints the documents that have changed. */
  lintChanged() {
    return this.#text(this.#exports.fcmlint_serve(0, 0));
  }

  /** Lints a file for which a request waits; `null` as JSON if there is none. */
  continueWork() {
    return this.#text(this.#exports.fcmlint_work());
  }

  #text(answer) {
    // Memory may have grown, which replaces its buffer.
    const { buffer } = this.#exports.memory;
    const length = new DataView(buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(buffer, answer + 4, length));
    this.#exports.fcmlint_free(answer);
    return text;
  }
}

/** Runs the server: `receive` a message, and `send(text)` is called with JSON arrays of messages. */
class ServerLoop {
  #module;
  #send;
  #timer;

  constructor(module, send) {
    this.#module = new ServerModule(module);
    this.#send = send;
  }

  receive(text) {
    this.#deliver(this.#module.receive(text));
    this.#schedule();
  }

  /** Messages that are waiting are handled before the timer, so only the last of several changes is linted. */
  #schedule() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#deliver(this.#module.lintChanged());
      this.#work();
    }, 0);
  }

  /** Works for a short time, and continues after the messages that have arrived meanwhile. */
  #work() {
    const end = Date.now() + WORK_MILLISECONDS;
    do {
      const answer = this.#module.continueWork();
      if (answer === 'null') return;
      this.#deliver(answer);
    } while (Date.now() < end);
    this.#schedule();
  }

  #deliver(text) {
    if (text !== '[]') this.#send(text);
  }
}

module.exports = { ServerLoop };
