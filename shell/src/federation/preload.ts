import type { LoadRequest } from './page-request.ts';
import { shownRelease } from './previous-releases.ts';
import { startModule } from './start-page.ts';

/** Preloads the entries of modules while the browser is idle, unless data is slow or saved. Returns a function that stops it. */
export function preloadWhenIdle(requests: readonly LoadRequest[]): () => void {
  const { effectiveType = '4g' } = connection() ?? {};
  if (savesData() || effectiveType !== '4g') return () => undefined;
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

/** Returns whether the visitor has asked the browser to save data. */
export const savesData = () => connection()?.saveData === true;

/** Undefined in browsers without the Network Information API. */
const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
}
