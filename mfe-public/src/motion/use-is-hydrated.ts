import { startTransition, useEffect, useState } from 'react';

/**
 * Returns whether scripts run: false on the server and during hydration, so that both render the same. It changes in
 * a transition, so that it never blocks the browser.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
