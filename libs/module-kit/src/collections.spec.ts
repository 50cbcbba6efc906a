import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { collectionOf } from './collections.ts';

interface Talk {
  title: string;
  isShown: boolean;
}

const TALK = { title: 'Una charla', isShown: true };
const STORED = { ...TALK, id: '1', version: 2, createdAt: 'x', updatedAt: 'x' };
const talks = collectionOf<Talk>('mfe-people', 'talks');

let client: QueryClient;
let send: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  send = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([STORED]));
});
afterEach(() => {
  send.mockRestore();
  client.clear();
});

const requests = () =>
  send.mock.calls.map(([url, init]) => `${init?.method} ${decodeURIComponent(String(url))}`);

describe('a collection of a module', () => {
  it('is listed with filters, and read one by one', async () => {
    const { items } = await client.fetchQuery(talks.list({ sort: '-title', filter: { isShown: false } }));
    expect(items).toEqual([STORED]);
    await client.fetchQuery(talks.one('1'));
    await client.fetchQuery(talks.trash);
    expect(requests()).toEqual([
      'GET /api/collections/mfe-people/talks?sort=-title&filter[isShown]=false',
      'GET /api/collections/mfe-people/talks/1',
      'GET /api/collections/mfe-people/talks/trash',
    ]);
  });

  it('reloads its own queries, and no others, after each change', async () => {
    await client.fetchQuery(talks.list());
    await client.fetchQuery(collectionOf<Talk>('mfe-people', 'others').list());
    const isStale = (query: ReturnType<typeof talks.list>) =>
      client.getQueryState(query.queryKey)?.isInvalidated;
    send.mockImplementation(async () => Response.json(STORED));
    await new MutationObserver(client, talks.update).mutate({ ...TALK, id: '1', version: 1 });
    expect(isStale(talks.list())).toBe(true);
    expect(isStale(collectionOf<Talk>('mfe-people', 'others').list())).toBe(false);
    expect(JSON.parse(String(send.mock.lastCall?.[1]?.body))).toEqual({ ...TALK, version: 1 });

    await new MutationObserver(client, talks.create).mutate(TALK);
    await new MutationObserver(client, talks.remove).mutate('1');
    await new MutationObserver(client, talks.restore).mutate('1');
    expect(requests().slice(2)).toEqual([
      'PUT /api/collections/mfe-people/talks/1',
      'POST /api/collections/mfe-people/talks',
      'DELETE /api/collections/mfe-people/talks/1',
      'POST /api/collections/mfe-people/talks/1/restore',
    ]);
  });
});
