import { api } from './api.ts';
import { SESSION_ENDED, type SessionEnded } from './session-ended.ts';

const STORY = { name: 'Ana' };

const KEY = /^[0-9a-f]{32}$/;

/** Mocks fetch with one response after the other; the last one repeats. Returns the keys that were sent. */
function responds(...given: (() => Response | Promise<Response>)[]): string[] {
  const keys: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
    return (given.length > 1 ? given.shift() : given[0])?.() ?? Response.error();
  });
  return keys;
}

const saved = () => Response.json({ id: '1' });
const create = (body: object = STORY) => api.post('/testimonials', body).catch(() => null);

describe('idempotency key', () => {
  it('gives each write a key of its own', async () => {
    const keys = responds(saved);
    await create();
    await create();
    await api.put('/testimonials/1', STORY);
    await api.delete('/testimonials/1');
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(KEY);
  });

  it.each([
    ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is not ready', () => new Response(null, { status: 503 })],
    ['a proxy without a server', () => new Response(null, { status: 502 })],
    ['an answer that comes too early', () => new Response(null, { status: 425 })],
    ['a limit', () => new Response(null, { status: 429 })],
  ])('sends the same again with the same key after %s, and the next one with another', async (_, failed) => {
    const keys = responds(failed, saved);
    await create();
    await create();
    await create();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('uses a new key for changed and for refused writes', async () => {
    const keys = responds(
      () => new Response(null, { status: 503 }),
      () => new Response(null, { status: 400 }),
    );
    await create();
    await create({ name: 'Eva' });
    await create({ name: 'Eva' });
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps the key while a session is renewed', async () => {
    const keys = responds(() => Response.json({ code: 'auth.unauthorized' }, { status: 401 }), saved);
    const logIn = (event: Event) =>
      (event as CustomEvent<SessionEnded>).detail.waitUntil(Promise.resolve(true));
    window.addEventListener(SESSION_ENDED, logIn, { once: true });
    await create();
    expect(keys).toEqual([expect.stringMatching(KEY), keys[0]]);
  });

  it('gives two equal writes at once one key', async () => {
    const keys = responds(saved);
    await Promise.all([create(), create()]);
    expect(keys).toEqual([expect.stringMatching(KEY), keys[0]]);
  });

  it('sends the given key', async () => {
    const keys = responds(saved);
    await api.post('/testimonials', STORY, { idempotencyKey: 'k1' });
    expect(keys).toEqual(['k1']);
  });

  it('sends no key with reads', async () => {
    const keys = responds(saved);
    await api.get('/testimonials');
    expect(keys).toEqual(['']);
  });
});
