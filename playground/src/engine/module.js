const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** An instance of the engine: functions from texts to a text. */
export class EngineInstance {
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports;
  }

  /**
   * Calls an exported function with texts and returns its answer.
   *
   * @param {string} name without the prefix `fcmlint_`
   * @param {string[]} texts
   * @returns {string}
   */
  call(name, texts) {
    const inputs = texts.map((text) => this.#write(text));
    const answer = this.#exports[`fcmlint_${name}`](...inputs.flat());
    const text = this.#read(answer);
    this.#exports.fcmlint_free(answer);
    for (const [start] of inputs) this.#exports.fcmlint_free(start);
    return text;
  }

  #write(text) {
    const bytes = encoder.encode(text);
    const start = this.#exports.fcmlint_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return [start, bytes.length];
  }

  #read(start) {
    const memory = this.#exports.memory.buffer;
    const count = new DataView(memory).getUint32(start, true);
    return decoder.decode(new Uint8Array(memory, start + 4, count));
  }
}
