import type { PageRequest } from './page-request.ts';
import { shownRelease } from './shown-release.ts';
import { startModule, startPage } from './start-page.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Loads a page that is likely to be opened next. What fails ahead of time is asked for anew when it is opened. */
export function preloadPage(request: PageRequest): void {
  if (connection()?.saveData) return;
  startPage(shownRelease(request), request.contribution.page).catch(() => undefined);
}

/**
 * Loads the entries of modules one by one while the browser has nothing else to do, but not over a slow or metered
 * connection. Answers how to stop.
 */
export function preloadWhenIdle(requests: readonly PageRequest[]): () => void {
  const { saveData, effectiveType = '4g' } = connection() ?? {};
  if (saveData || effectiveType !== '4g') return () => undefined;
  let isStopped = false;
  void (async () => {
    for (const request of requests) {
      await idle();
      if (isStopped) return;
      await startModule(shownRelease(request)).catch(() => undefined);
    }
  })();
  return () => {
    isStopped = true;
  };
}

/** Not every browser tells. */
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}
