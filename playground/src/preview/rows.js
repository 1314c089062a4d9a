/** The rows of a platform by aspect. */
export class Rows {
  #rows;

  /** @param {import("../engine/types.js").PlatformPreview} platform */
  constructor(platform) {
    this.#rows = new Map(platform.rows.map((row) => [row.aspect, row]));
  }

  /** @returns {import("../engine/types.js").Row|undefined} */
  get(aspect) {
    return this.#rows.get(aspect);
  }

  /** The value that the document gives; null if it gives none, or one that has no effect. */
  value(aspect) {
    const row = this.#rows.get(aspect);
    return row && row.pointer !== null && row.value !== "none" ? row.value : null;
  }
}
