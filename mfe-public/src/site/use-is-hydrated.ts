import { startTransition, useEffect, useState } from 'react';

/** Returns whether a React island is hydrated; false on the server and during hydration. It changes in a transition. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
