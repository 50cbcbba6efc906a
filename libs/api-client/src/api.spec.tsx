import { invalidFields, isApiError, mayRetry } from './api-error.ts';
import { api } from './api.ts';
import { savePreferences } from './preferences.ts';

/** Mocks fetch with the same response to every request. */
const respondWith = (respond: (url: URL) => Response) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => respond(new URL(String(url), 'http://localhost')));

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the API client', () => {
  it('sends credentials to its own site, and no body with reads', async () => {
    const sent = respondWith(() => json({}));

    await api.post('/auth/logout');
    const logout = sent.mock.lastCall?.[1];
    expect(sent).toHaveBeenLastCalledWith('/api/auth/logout', logout);
    expect(logout).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(logout).not.toHaveProperty('body');
    expect(logout?.headers).not.toHaveProperty('Content-Type');

    await api.post('/testimonials', { name: 'Ana' });
    expect(sent.mock.lastCall?.[1]).toMatchObject({
      body: '{"name":"Ana"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('lets the browser set the content type of a form', async () => {
    const sent = respondWith(() => json({ filename: 'a.pdf' }));
    const form = new FormData();

    await api.post('/content', form);
    expect(sent.mock.lastCall?.[1]).toMatchObject({ body: form });
    expect(sent.mock.lastCall?.[1]?.headers).not.toHaveProperty('Content-Type');
  });

  it('completes the saving of preferences after the page is left, unlike other writes', async () => {
    const sent = respondWith(() => json({}));
    await savePreferences({ theme: 'dark' });
    expect(sent.mock.lastCall?.[0]).toBe('/api/profile/preferences');
    expect(sent.mock.lastCall?.[1]).toMatchObject({
      method: 'PUT',
      keepalive: true,
      body: '{"theme":"dark"}',
    });
    await api.put('/testimonials/1', {});
    expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: false });
  });

  it('returns undefined for an empty body', async () => {
    respondWith(() => new Response(null, { status: 204 }));

    expect(await api.delete('/testimonials/1')).toBeUndefined();
  });

  it('throws status and body of a failure, with its code and params', async () => {
    respondWith(() => json({ statusCode: 409, code: 'testimonials.stale', params: { current: 2 } }, 409));

    const error = await rejection(api.put('/testimonials/1', {}));
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 409, code: 'testimonials.stale', params: { current: 2 } });
    expect(String(error)).toMatch(/^ApiError: 409: {.*testimonials\.stale/);
  });

  it('uses the status text when the body is empty', async () => {
    respondWith(() => new Response(null, { status: 502, statusText: 'Bad Gateway' }));

    expect(await rejection(api.get('/content'))).toMatchObject({
      message: '502: Bad Gateway',
      code: undefined,
    });
  });

  it('uses a body that is not JSON as the message', async () => {
    respondWith(() => new Response('<h1>Proxy</h1>', { status: 504 }));

    expect(await rejection(api.get('/content'))).toMatchObject({
      message: '504: <h1>Proxy</h1>',
      params: {},
    });
  });

  it('reads the Retry-After header of any error response', async () => {
    respondWith(() => new Response('Slow down', { status: 429, headers: { 'Retry-After': '40' } }));

    expect(await rejection(api.get('/content'))).toMatchObject({ status: 429, params: { retryAfter: 40 } });
  });

  it.each([
    [415, false],
    [404, false],
    [429, true],
    [503, true],
  ])('returns whether a request may succeed when it is repeated after a %i', async (status, may) => {
    respondWith(() => new Response(null, { status }));

    expect(mayRetry(await rejection(api.get('/content')))).toBe(may);
  });

  it('throws for a 401, unless on401 is null', async () => {
    respondWith(() => json({ code: 'auth.unauthorized' }, 401));

    expect(await rejection(api.get('/auth/user'))).toMatchObject({ status: 401 });
    expect(await api.get('/auth/user', { on401: 'null' })).toBeNull();
  });

  it('returns a page of a list and the number of all rows', async () => {
    const sent = respondWith(() => json([{ id: '1' }], 200, { 'X-Total-Count': '41' }));

    const page = await api.list('/admin/users', { query: { limit: 1, offset: 40, q: '', role: null } });
    expect(page).toEqual({ items: [{ id: '1' }], total: 41 });
    expect(sent).toHaveBeenCalledWith('/api/admin/users?limit=1&offset=40', expect.anything());
  });

  it('returns all rows of a list, requested page by page', async () => {
    const rows = Array.from({ length: 230 }, (_, index) => index);
    const sent = respondWith(({ searchParams }) => {
      const offset = Number(searchParams.get('offset'));
      const shown = rows.slice(offset, offset + Number(searchParams.get('limit')));
      return json(shown, 200, { 'X-Total-Count': '230' });
    });

    expect(await api.all('/testimonials')).toEqual(rows);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('stops at an empty page if rows are deleted meanwhile', async () => {
    respondWith(() => json([], 200, { 'X-Total-Count': '5' }));

    expect(await api.all('/testimonials')).toEqual([]);
  });

  it('passes the abort signal to fetch', async () => {
    const sent = respondWith(() => json([]));
    const { signal } = new AbortController();

    await api.get('/content', { signal });
    expect(sent.mock.lastCall?.[1]?.signal).toBe(signal);
  });

  it.each(['request.invalid', 'site-pages.incomplete'])('lists the fields that %s names', async (code) => {
    respondWith(() => json({ code, params: { fields: ['name:isLength', 'image:isWebAddress'] } }, 400));

    expect(invalidFields(await rejection(api.post('/testimonials', {})))).toEqual([
      { field: 'name', rule: 'isLength' },
      { field: 'image', rule: 'isWebAddress' },
    ]);
    expect(invalidFields(new Error('something else'))).toEqual([]);
  });
});
