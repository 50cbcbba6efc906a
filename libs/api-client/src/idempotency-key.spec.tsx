import { api } from './api.ts';
import { SESSION_ENDED, type LoginNeeded } from './send-with-session.ts';

const STORY = { name: 'Ana' };

const KEY = /^[0-9a-f]{32}$/;

/** Mocks fetch with these responses in order; the last one repeats. Returns the keys that were sent. */
function stubResponses(...given: (() => Response | Promise<Response>)[]): string[] {
  const keys: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return (given.length > 1 ? given.shift() : given[0])?.() ?? Response.error();
  });
  return keys;
}

const saved = () => Response.json({ id: '1' });
const create = (body: object = STORY) => api.post('/testimonials', body).catch(() => null);

describe('idempotency key', () => {
  it('sends a different key with each write', async () => {
    const keys = stubResponses(saved);
    await create();
    await create();
    await api.put('/testimonials/1', STORY);
    await api.delete('/testimonials/1');
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(KEY);
  });

  it.each([
    ['a lost response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is not ready', () => new Response(null, { status: 503 })],
    ['a proxy without a server', () => new Response(null, { status: 502 })],
    ['status 425', () => new Response(null, { status: 425 })],
    ['a limit', () => new Response(null, { status: 429 })],
  ])(
    'repeats a write with the same key after %s, and sends the next one with another key',
    async (_, failed) => {
      const keys = stubResponses(failed, saved);
      await create();
      await create();
      await create();
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('sends a new key with a changed write, and after a refused one', async () => {
    const keys = stubResponses(
      () => new Response(null, { status: 503 }),
      () => new Response(null, { status: 400 }),
    );
    await create();
    await create({ name: 'Eva' });
    await create({ name: 'Eva' });
    expect(new Set(keys).size).toBe(3);
  });

  it('repeats a write with the same key after the session is renewed', async () => {
    const keys = stubResponses(() => Response.json({ code: 'auth.unauthorized' }, { status: 401 }), saved);
    const logIn = (event: Event) =>
      (event as CustomEvent<LoginNeeded>).detail.waitUntil(Promise.resolve(true));
    window.addEventListener(SESSION_ENDED, logIn, { once: true });
    await create();
    expect(keys).toEqual([expect.stringMatching(KEY), keys[0]]);
  });

  it('sends one key with two equal writes at the same time', async () => {
    const keys = stubResponses(saved);
    await Promise.all([create(), create()]);
    expect(keys).toEqual([expect.stringMatching(KEY), keys[0]]);
  });

  it('sends the given key', async () => {
    const keys = stubResponses(saved);
    await api.post('/testimonials', STORY, { idempotencyKey: 'k1' });
    expect(keys).toEqual(['k1']);
  });

  it('sends no key with reads', async () => {
    const keys = stubResponses(saved);
    await api.get('/testimonials');
    expect(keys).toEqual(['']);
  });
});
