import type { Boot } from '@vitral/contracts/modules';
import type { RouteObject } from 'react-router-dom';
import { goTo, reload } from '../../page/navigation.ts';
import { pagePath } from '../../federation/page-request.ts';
import type { SetWatch } from './set-watch.ts';

interface Navigating {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

interface Leaving {
  boot: Boot;
  watch: SetWatch;
  /** Returns the router, which exists only after the routes. */
  router: () => Navigating;
  /** A mutation is running, which a new document would abort. */
  isBusy: () => boolean;
}

/**
 * Loads the next page as a new document when another set has become active; used by the console's root route. Runs
 * after questions about unsaved changes. Changes of query or fragment, such as tabs, and items of the page do not count
 * as another page.
 */
export function loadNewSet({
  boot,
  watch,
  router,
  isBusy,
}: Leaving): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      pagePath(boot, currentUrl.pathname) !== pagePath(boot, nextUrl.pathname) && watch.isDue() && !isBusy(),
    loader: () => {
      const next = router().state.navigation.location;
      if (!next) return null;
      watch.recordReload();
      openDocument(next.pathname + next.search + next.hash);
      // Never resolves: the current page stays until the new document arrives.
      return new Promise(() => undefined);
    },
  };
}

/**
 * Opens a URL as a new document. On Back and Forward the browser has already changed the URL, so the page is reloaded.
 */
function openDocument(url: string): void {
  const { pathname, search, hash } = window.location;
  skipUnloadPrompt();
  if (url === pathname + search + hash) reload();
  else goTo(url);
}

/** Prevents the browser's own question about unsaved work, since the page has already asked. */
function skipUnloadPrompt(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
}
