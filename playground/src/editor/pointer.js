/**
 * Finds the value that a JSON Pointer names, in JSON that may be unfinished or a template.
 *
 * @param {string} text
 * @param {string} pointer
 * @returns {{start: number, end: number}|null} offsets in the text
 */
export function locate(text, pointer) {
  const names = pointer.split("/").slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const reader = new Reader(text);
  let range = reader.value();
  for (const name of names) {
    range = range && reader.member(range, name);
  }
  return range;
}

/** Skips values without building them. */
class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** The range of the value here; null at the end. */
  value() {
    this.space();
    const start = this.at;
    const first = this.text[start];
    if (first === undefined) return null;
    if (first === '"') this.string();
    else if ((first === "{" && this.text[start + 1] !== "{") || first === "[") this.brackets();
    else this.word();
    return { start, end: this.at };
  }

  /** The range of a member of the object or array in a range. */
  member(range, name) {
    this.at = range.start + 1;
    const isArray = this.text[range.start] === "[";
    if (!isArray && this.text[range.start] !== "{") return null;
    for (let index = 0; this.at < range.end - 1; index += 1) {
      const key = isArray ? String(index) : this.key();
      const value = this.value();
      if (!value || value.end <= value.start) return null;
      if (key === name) return value;
      this.space();
      if (this.text[this.at] === ",") this.at += 1;
      this.space();
    }
    return null;
  }

  key() {
    const range = this.value();
    this.space();
    if (this.text[this.at] === ":") this.at += 1;
    const text = range ? this.text.slice(range.start, range.end) : "";
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  string() {
    const end = /"(?:[^"\\\n]|\\.)*"?/y;
    end.lastIndex = this.at;
    this.at += end.exec(this.text)[0].length;
  }

  brackets() {
    let depth = 0;
    while (this.at < this.text.length) {
      const character = this.text[this.at];
      if (character === '"') {
        this.string();
        continue;
      }
      this.at += 1;
      if (character === "{" || character === "[") depth += 1;
      if ((character === "}" || character === "]") && --depth === 0) return;
    }
  }

  word() {
    const end = /(?:\{\{.*?\}\}|[^\s,\]}:])*/y;
    end.lastIndex = this.at;
    this.at += end.exec(this.text)[0].length;
  }

  space() {
    const end = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
    end.lastIndex = this.at;
    this.at += end.exec(this.text)[0].length;
  }
}
