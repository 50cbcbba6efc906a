import { useBlocker, type Blocker } from '@vitral/router';
import { useEffect } from 'react';

/**
 * Holds back leaving the page, in the console or by closing the tab, while something typed is not saved. What the
 * address says after its path may change when `isKeptInPage`.
 */
export function useUnsavedWarning(isUnsaved: boolean, isKeptInPage = false): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !(isKeptInPage && currentLocation.pathname === nextLocation.pathname),
  );
}
