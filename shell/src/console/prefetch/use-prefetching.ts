import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findPage } from '../../federation/page-request.ts';
import { savesData } from '../../federation/preload.ts';
import { useBoot } from '../boot-context.ts';
import { prefetchPage } from './prepare-page.ts';
import { watchLinks } from './watch-links.ts';

/** Prefetches the page behind each link of the console that a pointer rests on or that gets the focus. */
export function usePrefetching(): void {
  const boot = useBoot();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchLinks(({ pathname, searchParams }) => {
        const request = findPage(boot, pathname);
        if (request && pathname !== window.location.pathname && !savesData())
          prefetchPage(request, searchParams, queryClient);
      }),
    [boot, queryClient],
  );
}
