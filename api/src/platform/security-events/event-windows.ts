/**
 * Number of events in one window that are written individually; after that, an event is written each time their number
 * has doubled.
 */
const COUNTED = 16;
const MOST_WINDOWS = 10_000;

/** Counts the events of each window in memory, so that a flood causes few writes. */
export class EventWindows {
  private readonly windows = new Map<string, { seen: number; reported: number }>();

  /** Counts an event. Returns the number of events to write now: those since the last write, or 0. */
  count(key: string): number {
    const window = this.windows.get(key) ?? { seen: 0, reported: 0 };
    this.windows.set(key, window);
    for (const oldest of this.windows.keys())
      if (this.windows.size > MOST_WINDOWS) this.windows.delete(oldest);
    window.seen += 1;
    if (window.seen > COUNTED && window.seen < 2 * window.reported) return 0;
    const news = window.seen - window.reported;
    window.reported = window.seen;
    return news;
  }
}
