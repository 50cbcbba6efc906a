import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(QUERY);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** Returns whether the visitor's system allows motion; false on the server. */
export function useAllowsMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(QUERY).matches,
    () => false,
  );
}
