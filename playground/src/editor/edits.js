const encoder = new TextEncoder();

/**
 * Turns edits on UTF-8 bytes into edits on the characters of a text, the last first.
 *
 * @param {string} text
 * @param {import("../engine/types.js").Edit[]} edits
 * @returns {{start: number, end: number, replacement: string}[]}
 */
export function characterEdits(text, edits) {
  const index = characterIndex(text);
  return edits
    .map(({ start, end, replacement }) => ({ start: index(start), end: index(end), replacement }))
    .sort((a, b) => b.start - a.start || b.end - a.end);
}

/** The offset in UTF-8 of an offset in the text. */
export function byteOffset(text, offset) {
  return encoder.encode(text.slice(0, offset)).length;
}

/** The one edit that turns a text into another. */
export function difference(before, after) {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, replacement: after.slice(start, after.length - tail) };
}

/** A function from offsets in UTF-8 to offsets in the text. */
function characterIndex(text) {
  const bytes = encoder.encode(text);
  if (bytes.length === text.length) return (offset) => offset;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return (offset) => decoder.decode(bytes.subarray(0, offset)).length;
}
