// The same file is in the npm package, where it works in Node 18 and later, Deno, browsers and workers.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The memory in bytes above which the next call gets a new instance: memory never shrinks. */
const mostMemory = 64 << 20;

/** The engine: functions from texts to a text. */
export class EngineInstance {
  #module;
  #exports = null;
  /** Whether the instance holds the state of a language server. */
  #isServer = false;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /**
   * Calls an exported function with texts and returns its answer.
   *
   * @param {string} name without the prefix `fcmlint_`
   * @param {(string | Uint8Array)[]} texts
   * @returns {string}
   */
  call(name, texts) {
    this.#exports ??= new WebAssembly.Instance(this.#module, {}).exports;
    if (name === "serve") this.#isServer = true;
    let text;
    try {
      const inputs = texts.map((text) => this.#write(text));
      const answer = this.#exports[`fcmlint_${name}`](...inputs.flat());
      text = this.#read(answer);
      for (const [start] of inputs) this.#exports.fcmlint_free(start);
      this.#exports.fcmlint_free(answer);
    } catch (error) {
      // The memory of an instance that stopped, such as for lack of memory, is undefined.
      this.#exports = null;
      throw error;
    }
    if (!this.#isServer && this.memorySize > mostMemory) this.#exports = null;
    return text;
  }

  /** The size of the memory in bytes. */
  get memorySize() {
    return this.#exports?.memory.buffer.byteLength ?? 0;
  }

  #write(text) {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const start = this.#exports.fcmlint_allocate(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return [start, bytes.length];
  }

  #read(start) {
    // Memory may have grown, which replaces its buffer.
    const memory = this.#exports.memory.buffer;
    const count = new DataView(memory).getUint32(start, true);
    return decoder.decode(new Uint8Array(memory, start + 4, count));
  }
}
