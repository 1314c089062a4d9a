/**
 * Delays `action` until it was not asked for during some milliseconds: typing goes first.
 *
 * @param {number} milliseconds
 * @param {() => void} action
 */
export function afterPause(milliseconds, action) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}
