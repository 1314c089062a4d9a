import { element } from "../dom.js";

/**
 * An image of the payload: a placeholder until the person allows loading, and one with a question mark
 * where it depends on the app whether the image is displayed.
 *
 * @param {object} app
 * @param {import("../engine/types.js").Row|undefined} row
 * @param {string|null} address the value of the row if it is displayed
 * @param {string} size a class: `large` or `small`
 */
export function image(app, row, address, size) {
  if (!address) return null;
  const url = httpsURL(address);
  const isOpen = row?.open === true;
  if (url && app.preview.loadsImages && !isOpen) {
    const picture = element("img", { src: url.href, alt: "Image of the payload", class: `picture ${size}`, referrerpolicy: "no-referrer" });
    picture.addEventListener("error", () => picture.replaceWith(placeholder(`${url.host}: not loaded`, size)));
    return picture;
  }
  return isOpen ? uncertain(size, row.note) : placeholder(url ? url.host : "not a URL", size);
}

function placeholder(text, size) {
  return element("span", { class: `picture placeholder ${size}`, title: text },
    element("span", { class: "placeholder-icon", "aria-hidden": "true" }), size === "large" && element("span", {}, text));
}

/** A struck-out image with what it needs. */
function uncertain(size, note) {
  const text = /mutable-content/.test(note ?? "") ? "needs mutable-content" : "may not appear";
  return element("span", { class: `picture placeholder uncertain ${size}`, title: note ?? text },
    element("span", { class: "placeholder-icon", "aria-hidden": "true" }),
    element("span", { class: "reason" }, text));
}

function httpsURL(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}
