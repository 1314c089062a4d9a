import { element } from "../dom.js";

/**
 * An image of the payload: a placeholder until the person allows loading.
 *
 * @param {object} app
 * @param {string|null} address
 * @param {string} size a class: `large` or `small`
 */
export function image(app, address, size) {
  if (!address) return null;
  const url = httpsURL(address);
  if (url && app.preview.loadsImages) {
    const picture = element("img", { src: url.href, alt: "Image of the payload", class: `picture ${size}`, referrerpolicy: "no-referrer" });
    picture.addEventListener("error", () => picture.replaceWith(placeholder(`${url.host}: not loaded`, size)));
    return picture;
  }
  return placeholder(url ? url.host : "not a URL", size);
}

function placeholder(text, size) {
  return element("span", { class: `picture placeholder ${size}`, title: text },
    element("span", { class: "placeholder-icon", "aria-hidden": "true" }), size === "large" && element("span", {}, text));
}

function httpsURL(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}
