// Calls the functions of fcmlint.wasm. Works in Node 18 and later, Deno, browsers and workers.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance of the WebAssembly engine. */
export class Engine {
  #exports;

  /** @param {WebAssembly.Module} module the compiled fcmlint.wasm */
  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
  }

  /** The JSON report on a text; the same bytes as `fcmlint --format json`. */
  lint(text, path = "message.json", options = {}) {
    return this.#call("fcmlint_lint", text, path, JSON.stringify(options));
  }

  /** The fixed text and the number of fixes, as JSON. */
  fix(text, path = "message.json", options = {}) {
    return this.#call("fcmlint_fix", text, path, JSON.stringify(options));
  }

  /** What each platform displays, as JSON; the same bytes as `fcmlint preview --format json`. */
  preview(text, path = "message.json", options = {}) {
    return this.#call("fcmlint_preview", text, path, JSON.stringify(options));
  }

  /** All rules with their documentation, as JSON. */
  rules() {
    return this.#call("fcmlint_rules");
  }

  /** The JSON Schema for a kind of document. */
  schema(kind = "send-request") {
    return this.#call("fcmlint_schema", kind);
  }

  /** The version of the engine, as JSON. */
  version() {
    return this.#call("fcmlint_version");
  }

  /** The size of the engine's memory in bytes. */
  get memorySize() {
    return this.#exports.memory.buffer.byteLength;
  }

  #call(name, ...texts) {
    const pieces = texts.map((text) => this.#write(text));
    const answer = this.#exports[name](...pieces.flat());
    for (const [place] of pieces) this.#exports.fcmlint_free(place);
    // Memory may have grown, which replaces its buffer.
    const { buffer } = this.#exports.memory;
    const count = new DataView(buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(buffer, answer + 4, count));
    this.#exports.fcmlint_free(answer);
    return text;
  }

  #write(text) {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const place = this.#exports.fcmlint_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
  }
}
