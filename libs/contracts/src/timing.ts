/** Durations in milliseconds and widths in pixels unless noted otherwise. */
export const TIMING = {
  loginRedirect: 100,
  languageToast: 2000,
  adminToast: { visible: 3, duration: 4000, width: 356, gap: 14, swipe: 20 },
  publicToast: { visible: 1, duration: 5000, swipe: 50, maxWidth: 420, removal: 1_000_000, hotkey: 'F8' },
  tooltip: { delay: 700, skip: 300 },
  query: { fresh: 300_000, retained: 300_000, retryBase: 1000, retryCap: 30_000, retries: 2 },
  authQuery: { fresh: 60_000, retained: 300_000, retryBase: 1000, retryCap: 3000, retries: 2 },
  adminStatsRefresh: 30_000,
  workQueueRefresh: 30_000,
  testimonialFade: 150,
  focusStrip: { pixelsPerFrame: 0.5, framesPerSecond: 60 },
  /** Pixels per second: `slowest + (index % speeds) * faster`. `byWidth`: minimum width → columns. */
  eventColumns: {
    slowest: 25,
    faster: 5,
    speeds: 3,
    byWidth: { 0: 1, 640: 2, 768: 3, 1024: 4, 1280: 6 },
  },
  expertStrip: 25_000,
  scrollToTopFrom: 400,
  moduleLoad: 8000,
  /** Duration for which a button shows that a download is being prepared. */
  downloadStart: 3000,
} as const;
