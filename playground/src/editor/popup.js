/** Shows a popup below a place of the editor, or above it where there is no room. */
export function placeNear(box, { left, top, bottom }) {
  box.hidden = false;
  const { width, height } = box.getBoundingClientRect();
  const isBelow = bottom + height + 8 < innerHeight || top - height - 8 < 0;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  box.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`;
}
