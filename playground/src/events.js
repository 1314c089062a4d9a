/** The events of the app: what changed, told to those who show it. */
export class Events {
  #listeners = new Map();

  /** Calls `listener` for each event with this name. */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? [];
    this.#listeners.set(name, [...listeners, listener]);
  }

  /** Tells the listeners of an event. */
  emit(name, detail) {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail);
  }
}
