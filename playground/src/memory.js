/** Keeps a text in `localStorage` or `sessionStorage`, where the browser allows it. */
export function remember(storage, name, text) {
  try {
    globalThis[storage].setItem(`fcmlint-${name}`, text);
  } catch {
    // A full or forbidden storage only means that nothing is kept.
  }
}

/** The text that was kept; null if there is none. */
export function recall(storage, name) {
  try {
    return globalThis[storage].getItem(`fcmlint-${name}`);
  } catch {
    return null;
  }
}
