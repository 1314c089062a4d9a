import { element } from "../dom.js";
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
      buttons(rows)));
}

function buttons(rows) {
  const text = rows.value("buttons");
  return text && element("p", { class: "chrome-buttons" }, ...text.split(", ").map((name) => element("span", { dir: "auto" }, name)));
}
