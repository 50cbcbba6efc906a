import { useSyncExternalStore } from 'react';

/** Returns what `read` finds at the window's scroll position; `onServer` on the server and during hydration. */
export function useScroll<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
