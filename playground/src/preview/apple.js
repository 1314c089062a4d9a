import { element } from "../dom.js";
import { image } from "./image.js";
import { line, nothing } from "./parts.js";

/** An iPhone: the banner over an app, and the lock screen. */
export function apple(app, platform, rows) {
  const shows = ["notification", "live-activity", "badge"].includes(platform.display);
  if (!shows) return nothing("phone iphone", platform);
  if (platform.display === "badge") return home(rows);
  const isActivity = platform.display === "live-activity";
  return element("div", { class: "device-pair" },
    element("figure", {},
      element("div", { class: "device phone iphone lock" },
        element("p", { class: "clock", "aria-hidden": "true" }, "9:41"),
        element("p", { class: "date", "aria-hidden": "true" }, "Tuesday, 9 June"),
        isActivity && activity(),
        notification(app, rows)),
      element("figcaption", {}, "Lock screen")),
    element("figure", {},
      element("div", { class: "device phone iphone banner" },
        element("div", { class: "island", "aria-hidden": "true" }),
        notification(app, rows),
        home(rows, true)),
      element("figcaption", {}, "Banner")));
}

function notification(app, rows) {
  const level = rows.value("lock-screen");
  return element("div", { class: "iphone-card" },
    element("span", { class: "app-icon", "aria-hidden": "true" }),
    element("div", { class: "iphone-text" },
      level === "time-sensitive" && element("p", { class: "app-line" }, "Time Sensitive"),
      element("div", { class: "title-line" }, line("title", rows.get("title")), element("span", { class: "time" }, "now")),
      rows.get("subtitle") && line("subtitle", rows.get("subtitle")),
      line("body", rows.get("body"))),
    image(app, rows.get("image"), rows.value("image"), "small"));
}

function activity() {
  return element("div", { class: "activity" }, element("span", { class: "app-icon", "aria-hidden": "true" }),
    element("p", {}, "Live Activity: the app's widget draws this"));
}

function home(rows, isPart = false) {
  const badge = rows.value("badge");
  const icon = element("div", { class: "home-icon" },
    element("span", { class: "app-icon", "aria-hidden": "true" }),
    badge && badge !== "0" && element("span", { class: "badge" }, badge),
    element("span", { class: "app-name" }, "Your app"));
  return isPart ? icon : element("div", { class: "device phone iphone banner" }, icon);
}
