import { element } from "../dom.js";
import { image } from "./image.js";
import { below, devices, figure, line, nothing } from "./parts.js";

const site = "your-site.example";

/** A notification of Chrome on three systems. */
export function web(view, platform, rows, state) {
  if (platform.display !== "notification") {
    const note = rows.get("background")?.note;
    return nothing("desktop", note ? { ...platform, summary: `${platform.summary}, which should display a notification; ${note}` } : platform);
  }
  if (state === "locked") {
    return nothing("desktop", { display: "open", title: "The settings of the system decide", summary: "It is in the list of notifications once the device is unlocked." });
  }
  return devices(
    figure("Chrome on Windows", element("div", { class: "device desktop" }, windows(view, rows))),
    figure("Chrome on macOS", element("div", { class: "device desktop" }, mac(view, rows))),
    figure("Chrome on Android, expanded", element("div", { class: "device phone android" }, phone(view, rows))));
}

/**
 * Windows puts the image, a hero image, above the texts, and draws no icon if the message has none.
 *
 * Source: Chromium, `notification_template_builder.cc`.
 */
function windows(view, rows) {
  return element("div", { class: "chrome-card" },
    element("p", { class: "app-line chrome-head" }, element("span", { class: "site-icon tiny", "aria-hidden": "true" }), "Google Chrome"),
    image(view, rows.get("image"), "large"),
    element("div", { class: "chrome-body" },
      icon(view, rows),
      element("div", { class: "chrome-text" },
        line("title", rows.get("title"), 2), line("body", rows.get("body"), 4), element("p", { class: "app-line" }, site))),
    buttons(view, rows, "chrome-buttons filled"));
}

/** The notifications of macOS have no large image, and their buttons are in a menu. */
function mac(view, rows) {
  return element("div", { class: "chrome-card" },
    element("div", { class: "chrome-body" },
      element("span", { class: "site-icon", "aria-hidden": "true" }),
      element("div", { class: "chrome-text" },
        line("title", rows.get("title"), 1), element("p", { class: "app-line" }, site), line("body", rows.get("body"), 2)),
      icon(view, rows)),
    rows.get("buttons") && element("p", { class: "chrome-buttons" }, element("span", {}, "Options: ", titles(view, rows).join(", "))));
}

/**
 * Without an icon, Chrome on Android draws the first letter of the site.
 *
 * Source: Chromium, `NotificationBuilderBase.ensureNormalizedIcon`.
 */
function phone(view, rows) {
  return element("div", { class: "android-card" },
    element("span", { class: "site-icon small", "aria-hidden": "true" }),
    element("div", { class: "android-text" },
      element("p", { class: "app-line origin" }, "Chrome · ", element("span", {}, site), " · now"),
      line("title", rows.get("title"), 1), line("body", rows.get("body"), 12)),
    icon(view, rows) ?? element("span", { class: "site-letter", "aria-hidden": "true" }, site[0].toUpperCase()),
    below(image(view, rows.get("image"), "large"), buttons(view, rows, "text-buttons")));
}

function icon(view, rows) {
  return image(view, rows.get("icon"), "small");
}

function buttons(view, rows, form) {
  const names = titles(view, rows);
  return names.length > 0 && element("p", { class: form }, ...names.map((name) => element("span", { dir: "auto" }, name)));
}

/** The titles of the buttons in the document, of which Chrome shows two: the row joins them, and a title may contain a comma. */
function titles(view, rows) {
  const row = rows.get("buttons");
  if (!row) return [];
  const actions = view.json(row);
  const names = Array.isArray(actions) ? actions.map((action) => String(action?.title ?? "")) : row.value.split(", ");
  return names.slice(0, 2);
}
