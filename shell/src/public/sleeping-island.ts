/** An island that a visitor has reached and whose script is not loaded yet (docs/adr/061). */
export interface SleepingIsland {
  element: HTMLElement;
  /** Marks the element as awake and repeats the events that it missed. */
  awake(): void;
}

declare global {
  /** An array until the shell has started; then an object that wakes the islands in it, and each one added later. */
  var vitralIslands: { push(island: SleepingIsland): unknown };
}

/** Event after which the page contains islands that were not in the server's markup. */
export const MOUNTED = 'vitral:mounted';
