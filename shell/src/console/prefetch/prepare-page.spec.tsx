import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, createQueryClient, currentUserQuery } from '@vitral/api-client';
import type { Role } from '@vitral/contracts/access';
import { createI18n } from '@vitral/i18n';
import type { PageVisit, Remote } from '@vitral/module-kit';
import { failure, stubApi, userWithRole, waitFor } from '@vitral/testing';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadModule } from '../../federation/load-module.ts';
import { lazyPage } from '../../federation/load-page.ts';
import { pageRequest, type PageRequest } from '../../federation/page-request.ts';
import { bootWith, moduleWith, pageOf } from '../../testing/boot.ts';
import { chunkLoadError } from '../../testing/load-errors.ts';
import { pageLoader, prefetchPage } from './prepare-page.ts';

jest.mock('../../federation/load-module.ts');
const load = jest.mocked(loadModule);

const usersQuery = (q: string) =>
  queryOptions({ queryKey: ['users', q], queryFn: () => api.get<string[]>('/users', { query: { q } }) });

const remote: Remote = {
  name: 'mfe-people',
  texts: { es: async () => ({}), en: async () => ({}) },
  pages: {
    page: async () => ({
      Component: () => null,
      firstQueries: ({ search }: PageVisit) => [usersQuery(search.get('q') ?? '')],
    }),
  },
};

let release = 0;
let request: PageRequest;
let queryClient: QueryClient;

/** Uses a new release for each test, because loaded pages are stored per release. */
function openAs(role: Role, respond: () => unknown = () => ['Ana']) {
  release += 1;
  const page = pageOf('/admin/users', { permission: 'users.write' });
  const module = { ...moduleWith([page]), base: `/modules/mfe-people/1.0.0-${release}/` };
  request = pageRequest(bootWith([module]), module, page);
  createI18n('en');
  queryClient = createQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, userWithRole(role));
  load.mockReset().mockResolvedValue({ default: remote });
  return stubApi({ 'GET /api/users': respond });
}

const prefetch = (search = '') =>
  prefetchPage(request, new URL(`http://localhost/admin/users?${search}`), queryClient);
const cached = (q = '') => queryClient.getQueryData(usersQuery(q).queryKey);

async function navigate(search = '') {
  const { loader } = pageLoader(request, queryClient);
  if (typeof loader !== 'function') throw new Error('The page has no loader');
  const url = `http://localhost/admin/users${search}`;
  return loader({ request: new Request(url) } as LoaderFunctionArgs);
}

describe('prefetchPage', () => {
  it('requests what the page shows first at its URL, once', async () => {
    const calls = openAs('admin');
    prefetch('q=ana');
    prefetch('q=ana');
    await waitFor(() => expect(cached('ana')).toEqual(['Ana']));
    prefetch('q=ana');
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
    expect(calls.map(({ query }) => query)).toEqual([{ q: 'ana' }]);
  });

  it('requests nothing for a role that may not open the page', async () => {
    const calls = openAs('manager');
    prefetch();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('requests a query again whose request has failed', async () => {
    let response: unknown = failure(404, 'request.not-found');
    openAs('admin', () => response);
    prefetch();
    await waitFor(() => expect(queryClient.getQueryState(['users', ''])?.status).toBe('error'));
    response = ['Ben'];
    prefetch();
    await waitFor(() => expect(cached()).toEqual(['Ben']));
  });

  it('ignores a module that fails to load', async () => {
    openAs('admin');
    load.mockRejectedValueOnce(chunkLoadError());
    prefetch();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await navigate();
    expect(cached()).toEqual(['Ana']);
  });
});

describe('pageLoader', () => {
  it('waits until the page and its first data are there', async () => {
    openAs('admin');
    await navigate('?q=ben');
    expect(cached('ben')).toEqual(['Ana']);
    const loaded = await lazyPage(request).load();
    expect(loaded.Component).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a slow response', async () => {
    openAs('admin', () => new Promise(() => undefined));
    expect(await navigate()).toBeNull();
    expect(cached()).toBeUndefined();
  });

  it('shows known data without a request', async () => {
    const calls = openAs('admin');
    queryClient.setQueryData(usersQuery('').queryKey, ['Eva']);
    await navigate();
    expect(calls).toEqual([]);
  });
});
