import { answer, failure, stubApi } from '@vitral/testing';
import { api } from './api.ts';
import { invalidFields, isApiError } from './api-error.ts';

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it('sends credentials to its own site, and a body only when there is one', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  stubApi({ 'POST /api/auth/logout': undefined, 'POST /api/testimonials': { id: '1' } });

  await api.post('/auth/logout');
  await api.post('/testimonials', { name: 'Ana' });
  const [[, logout], [, create]] = fetching.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(logout).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  expect(logout).not.toHaveProperty('body');
  expect(logout).not.toHaveProperty('headers');
  expect(create).toMatchObject({ body: '{"name":"Ana"}', headers: { 'Content-Type': 'application/json' } });
});

it('leaves the content type of a form to the browser', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const form = new FormData();
  stubApi({ 'POST /api/content': { filename: 'a.pdf' } });

  await api.post('/content', form);
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ body: form });
  expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('headers');
});

it('tells a failure as status and body, with its code and parameters', async () => {
  stubApi({ 'PUT /api/testimonials/1': failure(409, 'testimonials.stale', { current: 2 }) });

  const error = await rejection(api.put('/testimonials/1', {}));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 409, code: 'testimonials.stale', params: { current: 2 } });
  expect(String(error)).toMatch(/^ApiError: 409: {.*testimonials\.stale/);
});

it('uses the status text when the body is empty', async () => {
  stubApi({ 'GET /api/content': () => new Response(null, { status: 502, statusText: 'Bad Gateway' }) });

  expect(await rejection(api.get('/content'))).toMatchObject({
    message: '502: Bad Gateway',
    code: undefined,
  });
});

it('keeps a body that is not JSON as the message', async () => {
  stubApi({ 'GET /api/content': () => new Response('<h1>Proxy</h1>', { status: 504 }) });

  expect(await rejection(api.get('/content'))).toMatchObject({ message: '504: <h1>Proxy</h1>', params: {} });
});

it('throws on a request without a session unless told to answer null', async () => {
  stubApi({ 'GET /api/auth/user': failure(401, 'auth.unauthorized') });

  expect(await rejection(api.get('/auth/user'))).toMatchObject({ status: 401 });
  expect(await api.get('/auth/user', { on401: 'null' })).toBeNull();
});

it('reads a page of a list and how many rows there are', async () => {
  const calls = stubApi({ 'GET /api/admin/users': answer(200, [{ id: '1' }], { 'X-Total-Count': '41' }) });

  const page = await api.list('/admin/users', { query: { limit: 1, offset: 40, q: '', role: null } });
  expect(page).toEqual({ items: [{ id: '1' }], total: 41 });
  expect(calls[0]?.query).toEqual({ limit: '1', offset: '40' });
});

it('reads every row of a list, page by page', async () => {
  const rows = Array.from({ length: 230 }, (_, index) => index);
  const calls = stubApi({
    'GET /api/testimonials': ({ query }: { query: { limit: string; offset: string } }) =>
      answer(200, rows.slice(Number(query.offset), Number(query.offset) + Number(query.limit)), {
        'X-Total-Count': '230',
      }),
  });

  expect(await api.all('/testimonials')).toEqual(rows);
  expect(calls.map(({ query }) => query['offset'])).toEqual(['0', '100', '200']);
});

it('stops when rows vanish while a list is read', async () => {
  stubApi({ 'GET /api/testimonials': answer(200, [], { 'X-Total-Count': '5' }) });

  expect(await api.all('/testimonials')).toEqual([]);
});

it('passes the signal that ends a request', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  const { signal } = new AbortController();
  stubApi({ 'GET /api/content': [] });

  await api.get('/content', { signal });
  expect(fetching.mock.calls[0]?.[1]?.signal).toBe(signal);
});

it('names the fields that the API refused', async () => {
  stubApi({
    'POST /api/testimonials': failure(400, 'request.invalid', {
      fields: ['name:isLength', 'image:isWebAddress'],
    }),
  });

  expect(invalidFields(await rejection(api.post('/testimonials', {})))).toEqual([
    { field: 'name', rule: 'isLength' },
    { field: 'image', rule: 'isWebAddress' },
  ]);
  expect(invalidFields(new Error('something else'))).toEqual([]);
});
