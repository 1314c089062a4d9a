import { element } from "../dom.js";
import { android } from "./android.js";
import { apple } from "./apple.js";
import { details, problems } from "./details.js";
import { Rows } from "./rows.js";
import { inState } from "./states.js";
import { web } from "./web.js";

/** @typedef {import("../engine/types.js").PlatformPreview} PlatformPreview */

const platforms = { android: ["Android", android], apple: ["Apple", apple], web: ["Web", web] };

/**
 * What platforms do with a message: the devices, the findings that change the picture, and all values.
 *
 * @param {import("./view.js").View} view
 * @param {PlatformPreview[]} shown
 * @param {import("./view.js").State} state
 * @param {boolean} isOpen whether the values are visible at first
 */
export function sections(view, shown, state, isOpen) {
  const listed = new Set();
  return shown.map((platform) => section(view, platform, state, isOpen, listed));
}

/** A platform; `listed` are the findings of those before it, which are not repeated. */
function section(view, platform, state, isOpen, listed) {
  const [name, draw] = platforms[platform.platform];
  const rows = new Rows(platform);
  const drawing = inState(state, platform, rows) ?? draw(view, platform, rows, state);
  // A device without a notification says why itself.
  const summary = !drawing.classList.contains("empty") && element("span", { class: "summary" }, platform.summary);
  return element("section", { class: "platform", "aria-label": name },
    element("h3", {}, name, summary),
    element("div", { class: "platform-body" },
      drawing,
      problems(view, platform.rows, listed),
      details(view, platform.rows, isOpen)));
}
