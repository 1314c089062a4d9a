import { button, element } from "../dom.js";

/**
 * An image of the payload: a placeholder until the person allows loading, and struck out with the reason if the device
 * does not display it, or may not.
 *
 * @param {import("./view.js").View} view
 * @param {import("./view.js").Row|undefined} row
 * @param {"large"|"small"} size a small one is not struck out: it would be the second
 */
export function image(view, row, size) {
  if (!row) return null;
  if (row.value === "none" || row.open) return size === "large" ? struckOut(view, row) : null;
  const sample = view.sample(row.value);
  if (sample) return element("span", { class: `picture sample ${sample} ${size}`, role: "img", "aria-label": "Sample picture" });
  const url = httpsURL(row.value);
  if (!url || !view.loadsImages) return placeholder(url ? url.host : "not a URL", size);
  const picture = element("img", { src: url.href, alt: "Image of the payload", class: `picture ${size}`, referrerpolicy: "no-referrer" });
  picture.addEventListener("error", () => picture.replaceWith(placeholder(`${url.host}: not loaded`, size)));
  return picture;
}

function placeholder(text, size) {
  return element("span", { class: `picture placeholder ${size}`, title: text },
    element("span", { class: "placeholder-icon", "aria-hidden": "true" }), size === "large" && element("span", {}, text));
}

/** A struck-out image with what it needs, and the fix. */
function struckOut(view, row) {
  const [first] = (row.note ?? "").split(";");
  const reason = first.startsWith("mutable-content") ? "needs mutable-content" : first;
  return element("div", { class: "struck-out", title: row.note },
    element("span", { class: "placeholder-icon", "aria-hidden": "true" }),
    element("p", {}, row.value === "none" ? "No image: " : "The image may not appear: ", reason),
    fixButtons(view, row.findings));
}

/** The buttons that fix what findings report; null if nothing can be fixed. */
export function fixButtons(view, findings) {
  const fixes = findings.flatMap((finding) => view.fixes(finding));
  return fixes.length > 0 && element("span", { class: "fixes" },
    ...fixes.map(({ label, apply }) => button(label, apply, { class: "small fix" })));
}

function httpsURL(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}
