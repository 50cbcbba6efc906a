import { jsonResponse, failure, stubApi } from '@vitral/testing';
import { RESPONSES, LEADERS } from '../../test/landing-responses.ts';
import { loadResponses } from './mount-page.tsx';

const CALLS = ['/api/landing-content', '/api/team-members', '/api/testimonials'];

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('returns the response of each path', async () => {
  stubApi(RESPONSES);

  expect(await loadResponses(CALLS)).toMatchObject({ '/api/team-members': LEADERS });
  expect(warn).not.toHaveBeenCalled();
});

it('leaves out a list that times out and keeps the others', async () => {
  stubApi(RESPONSES);
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      url === '/api/team-members' ? untilAborted(init?.signal) : fetch(url, init),
    );

  const answers = await loadResponses(CALLS, 50);

  expect(answers['/api/team-members']).toBeUndefined();
  expect(answers['/api/testimonials']).toHaveLength(3);
  expect(answers['/api/landing-content']).toBeDefined();
  expect(warn).toHaveBeenCalledWith('/api/team-members could not be read', expect.anything());
});

it.each([
  ['fails', failure(503, 'server.not-ready')],
  ['is no JSON', jsonResponse(200)],
])('leaves out a response that %s and keeps the others', async (_, broken) => {
  stubApi({ ...RESPONSES, 'GET /api/testimonials': broken });

  const answers = await loadResponses(CALLS);

  expect(answers['/api/testimonials']).toBeUndefined();
  expect(answers['/api/team-members']).toEqual(LEADERS);
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

it('cancels the body of a refused response', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cancel = jest.fn();
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(new ReadableStream({ cancel }), { status: 503 }));

  expect(await loadResponses(['/api/team-members'])).toEqual({});
  expect(cancel).toHaveBeenCalledTimes(1);
});
