import { element } from "../dom.js";
import { image } from "./image.js";
import { line, nothing } from "./parts.js";

/** An Android notification in the shade of a phone. */
export function android(app, platform, rows) {
  if (platform.display !== "notification") return nothing("phone android", platform);
  const color = /^#[0-9a-f]{6}$/i.test(rows.value("color") ?? "") ? rows.value("color") : null;
  const icon = element("span", { class: "android-icon", "aria-hidden": "true" });
  if (color) icon.style.backgroundColor = color;
  const channel = rows.value("channel");
  return element("div", { class: "device phone android" },
    element("div", { class: "status-bar", "aria-hidden": "true" }, element("span", {}, "9:41"), element("span", { class: "dots" })),
    element("div", { class: "android-card" },
      icon,
      element("div", { class: "android-text" },
        element("p", { class: "app-line" }, "Your app · now", channel && ` · ${channel}`),
        line("title", rows.get("title")),
        line("body", rows.get("body")),
        image(app, rows.get("image"), rows.value("image"), "large"))));
}
