'use strict';
// JSON-RPC 2.0 over a transport.
//
// A transport has `start({ message, end })`, `send(object)` and `stop()`. It calls `message(object)` for each
// message, and `end({ reason })` once, when it cannot transport anything anymore.

const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

class Connection {
  #transport;
  #log;
  #calls = new Map();
  #count = 0;
  #waiting = [];
  #running = 0;
  #isEnded = false;
  #requestHandlers = new Map();
  #notificationHandlers = new Map();

  /** `log(direction, message)` records all messages. */
  constructor(transport, log = (direction, message) => {}) {
    this.#transport = transport;
    this.#log = log;
  }

  onRequest(method, handler) {
    this.#requestHandlers.set(method, handler);
  }

  onNotification(method, handler) {
    this.#notificationHandlers.set(method, handler);
  }

  async start(onEnd) {
    await this.#transport.start({
      message: (message) => this.#receive(message),
      end: (how) => {
        if (this.#isEnded) return;
        this.close();
        onEnd(how);
      },
    });
  }

  /** Answers all requests with null; nothing is sent or received anymore. */
  close() {
    this.#isEnded = true;
    const calls = [...this.#calls.values(), ...this.#waiting];
    this.#calls.clear();
    this.#waiting = [];
    for (const call of calls) call.resolve(null);
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  request(method, params) {
    return new Promise((resolve, reject) => this.#call({ method, params, resolve, reject }));
  }

  /**
   * A request of the editor for a document. The server answers one message after the other, so only one of these
   * requests is sent at a time, and none whose answer is not needed anymore: `isCurrent` tells.
   */
  ask(method, params, { token = undefined, isCurrent = () => true, isUrgent = false } = {}) {
    if (this.#isEnded) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const call = { method, params, resolve, reject, isCurrent, token, isAsked: true };
      if (isUrgent) this.#waiting.unshift(call);
      else this.#waiting.push(call);
      this.#next();
    });
  }

  #next() {
    while (this.#running === 0 && this.#waiting.length > 0) {
      const call = this.#waiting.shift();
      if (call.token?.isCancellationRequested || !call.isCurrent()) {
        call.resolve(null);
        continue;
      }
      this.#running += 1;
      const id = this.#call(call);
      call.token?.onCancellationRequested(() => {
        if (this.#calls.has(id)) this.notify('$/cancelRequest', { id });
      });
    }
  }

  #call(call) {
    if (this.#isEnded) {
      call.resolve(null);
      return 0;
    }
    this.#count += 1;
    const id = this.#count;
    this.#calls.set(id, call);
    this.#send({ id, method: call.method, params: call.params });
    return id;
  }

  #send(message) {
    if (this.#isEnded) return;
    const whole = { jsonrpc: '2.0', ...message };
    this.#log('to', whole);
    this.#transport.send(whole);
  }

  #receive(message) {
    if (this.#isEnded) return;
    this.#log('from', message);
    if (message.method === undefined) this.#finish(message);
    else if (message.id === undefined) this.#notificationHandlers.get(message.method)?.(message.params);
    else this.#answer(message);
  }

  #finish({ id, result, error }) {
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    if (call.isAsked) this.#running -= 1;
    if (error) call.reject(Object.assign(new Error(error.message), { code: error.code }));
    else call.resolve(result ?? null);
    if (call.isAsked) this.#next();
  }

  async #answer({ id, method, params }) {
    const handler = this.#requestHandlers.get(method);
    if (!handler) {
      this.#send({ id, error: { code: METHOD_NOT_FOUND, message: `unknown method ${method}` } });
      return;
    }
    try {
      this.#send({ id, result: (await handler(params)) ?? null });
    } catch (error) {
      this.#send({ id, error: { code: INTERNAL_ERROR, message: String(error.message ?? error) } });
    }
  }
}

module.exports = { Connection };
