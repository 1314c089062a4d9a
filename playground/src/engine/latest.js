/**
 * Runs `work` for the newest request: while one runs, later requests replace each other.
 *
 * @param {() => Promise<void>} work
 * @returns {() => Promise<void>} asks for a run; resolves when a run that began later has ended
 */
export function latest(work) {
  let running = null;
  let waiting = null;
  const start = () => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    waiting ??= running.catch(() => {}).then(() => {
      waiting = null;
      return start();
    });
    return waiting;
  };
}
