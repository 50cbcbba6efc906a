import { jsonResponse, failure, stubApi } from '@vitral/testing';
import { RESPONSES, TEAM_MEMBERS } from '../../test/api-responses.ts';
import { loadResponses } from './mount-page.tsx';

const PATHS = ['/api/landing-content', '/api/team-members', '/api/testimonials'];

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('loadResponses', () => {
  it('returns the response of each path', async () => {
    stubApi(RESPONSES);

    expect(await loadResponses(PATHS)).toMatchObject({ '/api/team-members': TEAM_MEMBERS });
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out a response that times out and keeps the others', async () => {
    stubApi(RESPONSES);
    const { fetch } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        url === '/api/team-members' ? untilAborted(init?.signal) : fetch(url, init),
      );

    const responses = await loadResponses(PATHS, 50);

    expect(responses['/api/team-members']).toBeUndefined();
    expect(responses['/api/testimonials']).toHaveLength(3);
    expect(responses['/api/landing-content']).toBeDefined();
    expect(warn).toHaveBeenCalledWith('/api/team-members could not be loaded', expect.anything());
  });

  it.each([
    ['fails', failure(503, 'server.not-ready')],
    ['is not valid JSON', jsonResponse(200)],
  ])('leaves out a response that %s and keeps the others', async (_, broken) => {
    stubApi({ ...RESPONSES, 'GET /api/testimonials': broken });

    const responses = await loadResponses(PATHS);

    expect(responses['/api/testimonials']).toBeUndefined();
    expect(responses['/api/team-members']).toEqual(TEAM_MEMBERS);
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
});
