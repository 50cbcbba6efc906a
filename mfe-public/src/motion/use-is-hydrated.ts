import { startTransition, useEffect, useState } from 'react';

/** Returns whether scripts run; false on the server and during hydration. It changes in a transition, which blocks nothing. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
