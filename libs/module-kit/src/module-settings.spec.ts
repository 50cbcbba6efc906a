import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { settingsOf } from './module-settings.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const send = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(async () => Response.json({ heading: 'News', perPage: 10 }));
afterEach(() => client.clear());

describe('the settings of a module', () => {
  it('are read once for several parts of a page', async () => {
    const query = settingsOf<{ heading: string; perPage: number }>('blog');
    const { heading } = await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(heading).toBe('News');
    expect(send.mock.calls.map(([url]) => url)).toEqual(['/api/modules/blog/settings']);
  });
});
