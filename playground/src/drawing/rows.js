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

  /**
   * The value that the document gives; null if it gives none, or one that has no effect.
   *
   * Values of a legacy request have no pointer, because it is converted first: addresses, colors and
   * numbers are never sentences about a default.
   */
  value(aspect) {
    const row = this.#rows.get(aspect);
    if (!row || row.value === "none") return null;
    return row.pointer !== null || /^(https?:|#|\d+$)/.test(row.value) ? row.value : null;
  }
}
