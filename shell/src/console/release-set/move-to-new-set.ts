import type { RouteObject } from 'react-router-dom';
import { goTo, reload } from '../../page/leave.ts';
import type { SetWatch } from './set-watch.ts';

interface Navigating {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

interface Leaving {
  watch: SetWatch;
  /** The router, once there is one. */
  router: () => Navigating;
  /** Whether something is being saved, which a new document would cut off. */
  isBusy: () => boolean;
}

/**
 * What the console's topmost route does on the way to another page: where the server answers with another set by now,
 * the page is loaded as a document. Questions about unsaved work come before; what changes behind the path of an
 * address, such as a tab or a dialog, is no way to another page.
 */
export function moveToNewSet({
  watch,
  router,
  isBusy,
}: Leaving): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname && watch.isDue() && !isBusy(),
    loader: () => {
      const next = router().state.navigation.location;
      if (!next) return null;
      watch.noteMove();
      leaveFor(next.pathname + next.search + next.hash);
      // The page that is left stays until the document comes.
      return new Promise(() => undefined);
    },
  };
}

/** On the way back or forward the address is that of the next page already. */
function leaveFor(address: string): void {
  const { pathname, search, hash } = window.location;
  askNoMore();
  if (address === pathname + search + hash) reload();
  else goTo(address);
}

/** Whoever has unsaved work was asked by the page; the browser need not ask once more. */
function askNoMore(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
}
