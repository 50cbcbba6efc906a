import { useBlocker, type Blocker } from '@vitral/router';
import { useEffect } from 'react';

/**
 * Blocks leaving the page while input is unsaved, both navigation within the console and closing the tab. With `allowsQueryChange`,
 * the query of the URL may change.
 */
export function useUnsavedWarning(isUnsaved: boolean, allowsQueryChange = false): Blocker {
  useEffect(() => {
    if (!isUnsaved) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [isUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !(allowsQueryChange && currentLocation.pathname === nextLocation.pathname),
  );
}
