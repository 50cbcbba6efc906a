import { useSyncExternalStore } from 'react';
import type { PageRequest } from '../federation/page-request.ts';
import { onPreviousChange } from '../federation/previous-releases.ts';
import { shownRelease } from '../federation/shown-release.ts';

/** Whether the page is shown from the release before. */
export function useShowsPrevious(request: PageRequest): boolean {
  return useSyncExternalStore(onPreviousChange, () => shownRelease(request) !== request.module);
}
