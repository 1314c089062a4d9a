/** Browsers lay out a line again with each key, in more than 50 ms if it is longer. */
const longest = 50_000;
const width = 80;

/**
 * Divides a document that is one long line of JSON, behind commas and brackets outside of strings; null for any other.
 *
 * @param {string[]} lines
 */
export function divide(lines) {
  const [line, ...others] = lines.filter((one) => one.trim() !== "");
  if (others.length > 0 || !(line?.length > longest) || !/^\s*[[{]/.test(line)) return null;
  const divided = [];
  let start = 0;
  let depth = 0;
  let indent = 0;
  let isText = false;
  const cut = (end) => {
    divided.push("  ".repeat(Math.min(Math.max(indent, 0), 8)) + line.slice(start, end).trim());
    start = end;
    indent = depth;
  };
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (isText) {
      if (character === "\\") index += 1;
      else if (character === '"') isText = false;
      continue;
    }
    if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    else if (character !== ",") continue;
    if (",{[".includes(character) && index - start >= width) cut(index + 1);
  }
  cut(line.length);
  return divided;
}

/** Divides the text of a change of the editor that replaces all; returns whether it did. */
export function divideChange(view, change) {
  const isWhole = view.getRange({ line: 0, ch: 0 }, change.from).trim() === "" && view.getRange(change.to, { line: view.lineCount(), ch: 0 }).trim() === "";
  const divided = isWhole && change.update ? divide(change.text) : null;
  if (divided) change.update(null, null, divided);
  return Boolean(divided);
}
