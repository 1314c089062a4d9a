import { element } from "../dom.js";
import { image } from "./image.js";
import { devices, figure, line, lockScreen, nothing } from "./parts.js";

/** An iPhone: the banner over an app and what a long press shows, or the lock screen. */
export function apple(view, platform, rows, state) {
  const shows = ["notification", "live-activity", "badge"].includes(platform.display);
  if (!shows) return nothing("phone iphone", platform);
  if (platform.display === "badge") return devices(figure("Home screen", element("div", { class: "device phone iphone home" }, home(rows))));
  const isActivity = platform.display === "live-activity";
  if (state === "locked") return devices(figure(group(rows) ?? "Locked", lock(view, rows, isActivity)));
  const suffix = state === "killed" ? ", also after the app was swiped away" : "";
  return devices(
    isActivity && figure("Locked, with the Live Activity", lock(view, rows, true)),
    banner(view, rows, suffix),
    !isActivity && figure("Expanded by a long press", element("div", { class: "device phone iphone expanded" }, expanded(view, rows))));
}

function banner(view, rows, suffix) {
  if (rows.value("lock-screen") === "passive") {
    return figure(`Unlocked${suffix}`, nothing("phone iphone", { display: "nothing", title: "No banner", summary: "A passive notification is only added to Notification Center." }));
  }
  return figure(`Banner${suffix}`,
    element("div", { class: "device phone iphone home" },
      element("div", { class: "island", "aria-hidden": "true" }),
      card(view, rows, 2),
      home(rows)));
}

/** The caption of a lock screen with several notifications of a thread; null without a thread. */
function group(rows) {
  const thread = rows.value("group");
  return thread && `Locked: notifications with the thread “${thread}” are grouped`;
}

function lock(view, rows, isActivity) {
  const node = card(view, rows, 4);
  if (group(rows)) node.classList.add("grouped");
  return lockScreen("iphone", isActivity && activity(), node);
}

function card(view, rows, lines) {
  const level = rows.value("lock-screen");
  return element("div", { class: "iphone-card" },
    element("span", { class: "app-icon", "aria-hidden": "true" }),
    element("div", { class: "iphone-text" },
      level === "time-sensitive" && element("p", { class: "app-line" }, "Time Sensitive"),
      element("div", { class: "title-line" }, line("title", rows.get("title"), 1), element("span", { class: "time" }, "now")),
      rows.get("subtitle") && line("subtitle", rows.get("subtitle"), 1),
      line("body", rows.get("body"), lines)),
    image(view, rows.get("image"), "small"));
}

/** The large image, the whole text, and the buttons of the category below. */
function expanded(view, rows) {
  const category = rows.value("buttons");
  return [
    element("div", { class: "iphone-card tall" },
      image(view, rows.get("image"), "large"),
      element("div", { class: "iphone-text" },
        line("title", rows.get("title"), 4),
        rows.get("subtitle") && line("subtitle", rows.get("subtitle"), 4),
        line("body", rows.get("body"), 12))),
    category && element("p", { class: "iphone-buttons" }, `The app’s buttons for ${category}`),
  ].filter(Boolean).reduce((box, part) => (box.append(part), box), document.createDocumentFragment());
}

function activity() {
  return element("div", { class: "activity" }, element("span", { class: "app-icon", "aria-hidden": "true" }),
    element("p", {}, "Live Activity: your app’s widget draws this"));
}

function home(rows) {
  const badge = rows.value("badge");
  return element("div", { class: "home-icon" },
    element("span", { class: "app-icon", "aria-hidden": "true" }),
    badge && badge !== "0" && element("span", { class: "badge" }, badge),
    element("span", { class: "app-name" }, "Your app"));
}
