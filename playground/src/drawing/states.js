import { nothing } from "./parts.js";

const forms = { android: "phone android", apple: "phone iphone", web: "desktop" };
const open = { android: "The app is open", apple: "The app is open", web: "A page of the site is visible" };

/**
 * What a device shows if no notification of it is drawn in a state; null if one is.
 *
 * @param {import("./view.js").State} state
 * @param {import("../engine/types.js").PlatformPreview} platform
 * @param {import("./rows.js").Rows} rows
 */
export function inState(state, platform, rows) {
  const name = platform.platform;
  const form = forms[name];
  if (state === "open") {
    const row = rows.get("foreground");
    const said = row ? [row.value, row.note].filter(Boolean).join(": ") : platform.summary;
    return nothing(form, { display: "open", title: open[name], summary: said[0].toUpperCase() + said.slice(1) });
  }
  if (state !== "killed") return null;
  if (name === "web" && platform.display !== "nothing") {
    return nothing(form, { display: "nothing", summary: "On a desktop, the push waits until the browser starts, at most for its lifetime. Android starts Chrome for it." });
  }
  if (platform.display !== "background") return null;
  // iOS shows notifications of an app that is swiped away, but does not wake it.
  return nothing(form, { display: "nothing", summary: name === "apple"
    ? "An app that the person has swiped away is not woken."
    : `${platform.summary.replace(/^nothing is displayed; /, "After a swipe, ")}. After a force stop, nothing arrives until the person opens the app.` });
}
