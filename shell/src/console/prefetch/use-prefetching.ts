import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findPage, pagePath } from '../../federation/page-request.ts';
import { savesData } from '../../federation/preload.ts';
import { useBoot } from '../boot-context.ts';
import { prefetchPage } from './prepare-page.ts';
import { watchLinks } from './watch-links.ts';

/** Prefetches the page behind each link of the console on which a pointer rests or that gets the focus. */
export function usePrefetching(): void {
  const boot = useBoot();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchLinks((url) => {
        const request = findPage(boot, url.pathname);
        const current = pagePath(boot, window.location.pathname);
        if (request && request.contribution.path !== current && !savesData())
          prefetchPage(request, url, queryClient);
      }),
    [boot, queryClient],
  );
}
