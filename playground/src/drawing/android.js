import { element } from "../dom.js";
import { image } from "./image.js";
import { below, devices, figure, line, lockScreen, nothing } from "./parts.js";

/** An Android phone: the banner at the top, and the tray. */
export function android(view, platform, rows, state) {
  if (platform.display !== "notification") return nothing("phone android", platform);
  const collapsed = () => card(view, rows, false);
  if (state === "locked") return locked(rows, collapsed);
  if (state === "killed") {
    return devices(figure("App swiped away: in the tray as usual. After a force stop, nothing arrives until the person opens the app.", tray(collapsed())));
  }
  const channel = rows.value("channel");
  return devices(
    figure(channel ? `Banner, only if the channel “${channel}” has high importance` : "Banner, only if the app’s default channel has high importance",
      element("div", { class: "device phone android" }, collapsed(), screen())),
    figure("Tray, collapsed", tray(collapsed())),
    figure("Tray, expanded", tray(card(view, rows, true))));
}

/** What the visibility of the notification allows; the settings of the device may hide more. */
function locked(rows, collapsed) {
  const visibility = (rows.value("lock-screen") ?? "private").toLowerCase();
  if (visibility === "secret") return nothing("phone android", { display: "nothing", summary: "A secret notification is not on the lock screen." });
  const shown = figure(visibility === "public" ? "Locked" : "Locked, if the person shows all content", lockScreen("android", collapsed()));
  if (visibility === "public") return devices(shown);
  const hidden = element("div", { class: "android-card" }, icon(rows),
    element("div", { class: "android-text" }, element("p", { class: "app-line" }, "Your app · now"), element("p", { class: "title" }, "Contents hidden")));
  return devices(shown, figure("Locked, if sensitive content is hidden", lockScreen("android", hidden)));
}

function tray(...cards) {
  return element("div", { class: "device phone android" },
    element("div", { class: "status-bar", "aria-hidden": "true" }, element("span", {}, "9:41"), element("span", { class: "dots" })),
    ...cards);
}

/** The app below a banner. */
function screen() {
  return element("div", { class: "screen", "aria-hidden": "true" }, element("span"), element("span"), element("span"));
}

function icon(rows) {
  const color = /^#[0-9a-f]{6}$/i.test(rows.value("color") ?? "") ? rows.value("color") : null;
  const node = element("span", { class: "android-icon", "aria-hidden": "true" });
  if (color) node.style.backgroundColor = color;
  return node;
}

/**
 * The client draws a big picture, or else the whole text, when the notification is expanded; collapsed, the picture is its
 * large icon.
 *
 * Source: firebase-android-sdk, `DisplayNotification` and `CommonNotificationBuilder`.
 */
function card(view, rows, isExpanded) {
  const picture = rows.get("image");
  const isLong = isExpanded && !(picture && picture.value !== "none");
  return element("div", { class: "android-card" },
    icon(rows),
    element("div", { class: "android-text" },
      element("p", { class: "app-line" }, "Your app · now"),
      line("title", rows.get("title"), 1),
      line("body", rows.get("body"), isLong ? 12 : 1)),
    isExpanded ? below(image(view, picture, "large")) : image(view, picture, "small"));
}
