import { nothing } from "./parts.js";

const forms = { android: "phone android", apple: "phone iphone", web: "desktop" };
const open = { android: "The app is open", apple: "The app is open", web: "A page of the site is visible" };
/** What a platform does when the app does not run and is not started by the system; the person may have stopped it. */
const stopped = {
  android: "After a force stop nothing arrives until the person opens the app. An app that is only swiped away gets its messages.",
  web: "The push waits until the browser starts, at most for its lifetime.",
};

/**
 * What a device shows in another state of the app than the background, which the preview is about; null if it draws the
 * same.
 *
 * @param {"background"|"open"|"stopped"} state
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
  if (state !== "stopped") return null;
  if (name !== "apple") return nothing(form, { display: "nothing", summary: stopped[name] });
  // iOS shows notifications of an app that is swiped away, but does not wake it.
  return platform.display === "background"
    ? nothing(form, { display: "nothing", summary: "An app that the person has swiped away is not woken." }) : null;
}
