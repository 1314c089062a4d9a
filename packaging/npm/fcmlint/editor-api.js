// The functions of `fcmlint/editor`, for any environment; editor.d.ts documents them.
import { createCalls } from "./calls.js";

/** Creates the functions of the entry; calls.js describes the parameters. */
export function createEditorApi(module, place, read) {
  const { ask } = createCalls(module, place, read);

  /** Calls a function with an offset in a text; returns the answer, and a function that turns bytes into offsets. */
  function at(name, text, offset, options) {
    if (typeof text !== "string") throw new TypeError("the text must be a string");
    if (!Number.isInteger(offset) || offset < 0) throw new TypeError("the offset must be a number of characters");
    const bytes = new TextEncoder().encode(text);
    const before = new TextEncoder().encode(text.slice(0, offset)).length;
    const isASCII = bytes.length === text.length;
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    const character = (byte) => (isASCII ? byte : decoder.decode(bytes.subarray(0, byte)).length);
    return { answer: ask(name, bytes, { ...options, offset: before }), character };
  }

  function complete(text, offset, options = {}) {
    const { answer, character } = at("complete", text, offset, options);
    const placed = (edit) => ({ ...edit, start: character(edit.start), end: character(edit.end) });
    return answer.items.map((item) => ({ ...placed(item), edits: item.edits.map(placed) }));
  }

  function hover(text, offset, options = {}) {
    const { answer, character } = at("hover", text, offset, options);
    return answer.text === null ? null : { text: answer.text, start: character(answer.start), end: character(answer.end) };
  }

  return { complete, hover };
}
