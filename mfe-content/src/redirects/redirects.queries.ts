import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { Redirect, RedirectInput } from '@vitral/sdk/contracts/redirects';
import type { TableState } from '@vitral/sdk/ui/data';
import type { Noun } from '@vitral/sdk/ui/forms';

export const REDIRECTS_PATH = '/redirects';

/** Empty filters are not sent. */
export type RedirectFilters = { q: string };

export const redirectsQuery = (query: RedirectFilters & TableState['query']) =>
  queryOptions({
    queryKey: ['redirects', 'list', query],
    queryFn: ({ signal }) => api.list<Redirect>(REDIRECTS_PATH, { signal, query }),
  });

export const REDIRECTS: Noun<Redirect, RedirectInput> = {
  namespace: 'mfe-content',
  name: 'redirects',
  hasTrash: true,
  reload: [['redirects']],
};
