import { stubApi } from '@vitral/testing';
import { ANSWERS } from '../../test/landing-answers.ts';
import { loadLandingData } from './landing-data.ts';

it('gives up on a list that takes too long and keeps the others', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi(ANSWERS);
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      address === '/api/team-members' ? untilAborted(init?.signal) : fetch(address, init),
    );

  const { leaders, quotes, sections } = await loadLandingData('en', 50);

  expect(leaders).toEqual([]);
  expect(quotes).toHaveLength(2);
  expect(sections.hero?.title.children).toBe('Many pieces');
  expect(warn).toHaveBeenCalledWith('/api/team-members could not be read', expect.anything());
});

it('takes the logo that staff chose', async () => {
  const chosen = { key: 'site_logo', value: 'https://pictures.example/logo.webp' };
  stubApi({ ...ANSWERS, 'GET /api/site-config/site_logo': chosen });

  expect((await loadLandingData('es')).logo).toBe('https://pictures.example/logo.webp');
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
