import { startTransition, useEffect, useState } from 'react';

/**
 * Whether scripts run: false on the server and while its markup is taken over, so that both draw the same. A transition
 * afterwards: what comes with scripts never holds up the browser.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
