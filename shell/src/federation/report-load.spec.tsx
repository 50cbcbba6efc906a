import type { LoadOutcome } from '@vitral/contracts/releases';
import { jsonResponse, stubApi } from '@vitral/testing';
import { moduleWith } from '../testing/boot.ts';

const people = moduleWith([]);
const ofRelease = (release: string) => ({
  ...people,
  base: `https://cdn.example/modules/mfe-people/${release}/`,
});

let report: (module: typeof people, outcome: LoadOutcome) => void;
beforeEach(async () => {
  // Simulates a page that has just been loaded.
  jest.resetModules();
  const { reportLoad } = await import('./report-load.ts');
  report = (module, outcome) => reportLoad('a', module, 'altered', outcome);
});

describe('reportLoad', () => {
  it('reports each module and outcome once, with cookies, even while the page is being left', () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(jsonResponse(204));
    report(ofRelease('1.2.0-beta.1-0123abcd'), 'failed');
    report(ofRelease('1.2.0-beta.1-0123abcd'), 'failed');
    expect(sent).toHaveBeenCalledTimes(1);
    const [url, init] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/api/modules/reports');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', keepalive: true });
    expect(JSON.parse(String(init?.body))).toEqual({
      set: 'a',
      module: 'mfe-people',
      release: '1.2.0-beta.1-0123abcd',
      reason: 'altered',
      outcome: 'failed',
    });
  });

  it('sends at most six reports per page, and none about modules on a developer’s machine', () => {
    const calls = stubApi({ 'POST /api/modules/reports': jsonResponse(204) });
    report({ ...people, isDeveloped: true }, 'failed');
    expect(calls).toHaveLength(0);
    for (let index = 0; index < 20; index += 1) report(ofRelease(`0.1.0-${index}`), 'failed');
    expect(calls).toHaveLength(6);
  });

  it('ignores a failure to send a report', async () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    report(people, 'failed');
    await expect(sent.mock.results[0]?.value).rejects.toThrow();
  });
});
