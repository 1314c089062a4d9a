/** The places to fill in after a completion: Tab and Shift+Tab go through them, Escape ends it. */
export class TabStops {
  #view;
  #reach;
  #region = null;
  #marks = [];
  #at = 0;
  #keys = { Tab: () => this.#go(1), "Shift-Tab": () => this.#go(-1), Esc: () => this.#end() };
  #watch = () => this.#check();

  /**
   * @param view the component
   * @param {(stop: {isOpen: boolean}) => void} reach called when the cursor has come to a stop
   */
  constructor(view, reach) {
    this.#view = view;
    this.#reach = reach;
  }

  /**
   * Begins at the first stop of a text that has been inserted; without stops, the cursor goes to its end.
   *
   * @param {number} start the offset of the text
   * @param {string} text
   * @param {{start: number, end: number, isOpen: boolean}[]} stops
   */
  begin(start, text, stops) {
    this.#end();
    const view = this.#view;
    const mark = (from, to) => view.markText(view.posFromIndex(start + from), view.posFromIndex(start + to),
      { clearWhenEmpty: false, inclusiveLeft: true, inclusiveRight: true });
    if (stops.length === 0) return view.setCursor(view.posFromIndex(start + text.length));
    this.#region = mark(0, text.length);
    this.#marks = stops.map((stop) => Object.assign(mark(stop.start, stop.end), { stop }));
    this.#at = -1;
    this.#go(1);
    if (!this.#region) return;
    view.addKeyMap(this.#keys);
    view.on("cursorActivity", this.#watch);
  }

  #go(step) {
    const mark = this.#marks[Math.max(0, this.#at + step)];
    const place = mark?.find();
    if (!place) {
      const end = this.#region.find()?.to;
      this.#end();
      if (end) this.#view.setCursor(end);
      return;
    }
    this.#at = this.#marks.indexOf(mark);
    this.#view.setSelection(place.from, place.to);
    this.#reach(mark.stop);
  }

  /** Ends when the cursor leaves the text. */
  #check() {
    const region = this.#region?.find();
    const cursor = this.#view.indexFromPos(this.#view.getCursor());
    const isInside = region && this.#view.indexFromPos(region.from) <= cursor && cursor <= this.#view.indexFromPos(region.to);
    if (!isInside) this.#end();
  }

  #end() {
    this.#view.removeKeyMap(this.#keys);
    this.#view.off("cursorActivity", this.#watch);
    for (const mark of this.#marks) mark.clear();
    this.#region?.clear();
    this.#region = null;
    this.#marks = [];
  }
}
