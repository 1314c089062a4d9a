import { element } from "../dom.js";
import { locate } from "../editor/pointer.js";
import { image } from "./image.js";
import { line, nothing } from "./parts.js";

/** A notification of Chrome on a desktop. */
export function web(app, platform, rows) {
  if (platform.display !== "notification") return nothing("desktop", platform);
  return element("div", { class: "device desktop" },
    element("div", { class: "chrome-card" },
      image(app, rows.get("image"), rows.value("image"), "large"),
      element("div", { class: "chrome-body" },
        rows.value("icon") ? image(app, rows.get("icon"), rows.value("icon"), "small") : element("span", { class: "site-icon", "aria-hidden": "true" }),
        element("div", { class: "chrome-text" },
          line("title", rows.get("title")),
          line("body", rows.get("body")),
          element("p", { class: "app-line" }, "Chrome · your-site.example"))),
      buttons(app, rows)));
}

function buttons(app, rows) {
  const text = rows.value("buttons");
  // Chrome shows two.
  const names = text && (titles(app, rows.get("buttons")) ?? text.split(", ")).slice(0, 2);
  return names && element("p", { class: "chrome-buttons" }, ...names.map((name) => element("span", { dir: "auto" }, name)));
}

/** The titles of the buttons in the document: the row joins them, and a title may contain a comma; null if they are not JSON. */
function titles(app, { pointer }) {
  const range = pointer && locate(app.editor.text, pointer);
  try {
    return JSON.parse(app.editor.text.slice(range.start, range.end)).map(({ title }) => String(title));
  } catch {
    return null;
  }
}
