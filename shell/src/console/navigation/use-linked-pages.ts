import { useQuery } from '@tanstack/react-query';
import { workQueueQuery } from '@vitral/api-client';
import { dueOn } from '@vitral/contracts/work-queue';
import { useLocation } from '@vitral/router';
import { useSession } from '@vitral/session';
import { useMemo } from 'react';
import { pagePath } from '../../federation/page-request.ts';
import { useBoot } from '../boot-context.ts';
import { namedPath } from '../start-page.ts';
import { linkedPages, type LinkedPage } from './linked-pages.ts';

/** Returns the pages with a link that the role may open. */
export function useLinkedPages(): LinkedPage[] {
  const boot = useBoot();
  const { allows } = useSession();
  const linked = useMemo(() => linkedPages(boot), [boot]);
  return linked.filter(({ contribution }) => allows(contribution.permission));
}

/** Returns the path of the page on screen, without the part of an open item. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pagePath(useBoot(), namedPath(pathname));
}

/** Returns the same pages with the number of due tasks on each, once it is known. */
export function usePagesWithWork(): LinkedPage[] {
  const { allows } = useSession();
  const { data: queue = [] } = useQuery({ ...workQueueQuery, enabled: allows('dashboard.read') });
  return useLinkedPages().map((page) => ({
    ...page,
    due: page.paths.reduce((sum, path) => sum + dueOn(queue, path), 0),
  }));
}
