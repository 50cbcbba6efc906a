import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import type { PageModule, PageQuery } from '@vitral/module-kit';
import { permissionsOf } from '@vitral/session';
import type { RouteObject } from 'react-router-dom';
import { clearFailure, lazyPage } from '../../federation/load-page.ts';
import { isSupported, type PageRequest } from '../../federation/page-request.ts';
import { shownRelease } from '../../federation/previous-releases.ts';
import { startPage } from '../../federation/start-page.ts';
import { wait } from '../../federation/timing.ts';

/**
 * Milliseconds for which the current page stays on screen while the next one loads; after that, the placeholders of the
 * next page appear.
 */
const OLD_PAGE_MS = 200;

/** Loads a page and its first queries before it is opened. Failures are handled once it is opened. */
export function prefetchPage(
  request: PageRequest,
  url: Pick<URL, 'pathname' | 'searchParams'>,
  queryClient: QueryClient,
): void {
  const { contribution } = request;
  const load = async () => (await startPage(shownRelease(request), contribution.page)).page;
  preparePage({ request, url, queryClient }, load).catch(() => undefined);
}

/** Lets the router keep the page on screen until the next one can render its content, for a short time. */
export function pageLoader(
  request: PageRequest,
  queryClient: QueryClient,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    // Tabs, filters and items belong to the page that is already on screen.
    shouldRevalidate: () => false,
    loader: async ({ request: { url } }) => {
      clearFailure(request);
      const visit = { request, url: new URL(url), queryClient };
      const prepared = preparePage(visit, () => lazyPage(request).load()).catch(() => undefined);
      await Promise.race([prepared, wait(OLD_PAGE_MS)]);
      return null;
    },
  };
}

interface Preparation {
  request: PageRequest;
  url: Pick<URL, 'pathname' | 'searchParams'>;
  queryClient: QueryClient;
}

async function preparePage(
  { request: { module, contribution }, url, queryClient }: Preparation,
  load: () => Promise<PageModule>,
): Promise<void> {
  const allows = permissionsOf(queryClient.getQueryData(currentUserQuery.queryKey) ?? null);
  if (!allows(contribution.permission) || !isSupported(module)) return;
  void loadLibraries();
  const { firstQueries } = await load();
  const item = url.pathname.slice(contribution.path.length + 1);
  const queries = firstQueries?.({ search: url.searchParams, item, allows }) ?? [];
  await Promise.all(queries.map((query) => requestOnce(query, queryClient)));
}

/** Loads data that nearly every page needs and would otherwise request only after its own code has loaded. */
const loadLibraries = () => import('./page-libraries.ts').catch(() => undefined);

/** Requests a query that has no data. Pages themselves refetch outdated data, and show it meanwhile. */
async function requestOnce(query: PageQuery, queryClient: QueryClient): Promise<void> {
  const { queryKey } = query;
  const { data, status } = queryClient.getQueryState(queryKey) ?? {};
  if (data !== undefined) return;
  // Otherwise a page would immediately show the error of an earlier request.
  if (status === 'error') queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
  await queryClient.prefetchQuery(query as FetchQueryOptions);
}
