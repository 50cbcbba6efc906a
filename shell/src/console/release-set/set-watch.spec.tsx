import { stubApi, type ApiCall } from '@vitral/testing';
import { watchActiveSet } from './set-watch.ts';

let calls: ApiCall[];
let current = 'old';
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  current = 'old';
  calls = stubApi({ 'GET /api/modules/set': () => ({ set: current }) });
  show('visible');
});
afterEach(() => jest.useRealTimers());

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('watchActiveSet', () => {
  it('requests the newest set every minute while the tab is visible, and sends the current set', async () => {
    const stop = watchActiveSet('old').start();
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(calls.length).toBeGreaterThanOrEqual(4);
    expect(calls.length).toBeLessThanOrEqual(6);
    expect(calls[0]?.query).toEqual({ seen: 'old' });
    stop();
    calls.length = 0;
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    expect(calls).toHaveLength(0);
  });

  it('pauses while the tab is hidden, and requests the set soon after it becomes visible', async () => {
    const stop = watchActiveSet('old').start();
    show('hidden');
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(calls).toHaveLength(0);
    show('visible');
    await jest.advanceTimersByTimeAsync(2000);
    expect(calls).toHaveLength(1);
    stop();
  });

  it('detects another set, and keeps this result when the server does not respond', async () => {
    const watch = watchActiveSet('old');
    expect(watch.isDue()).toBe(false);
    expect(await watch.check()).toBe(false);
    current = 'new';
    expect(await watch.check()).toBe(true);
    stubApi({
      'GET /api/modules/set': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await watch.check()).toBe(true);
    expect(watch.isDue()).toBe(true);
  });

  it('does not reload again and again while the server still sends the old set', async () => {
    current = 'new';
    const watch = watchActiveSet('old');
    await watch.check();
    watch.recordReload();

    const nextDocument = watchActiveSet('old');
    expect(await nextDocument.check()).toBe(false);
    current = 'newer';
    expect(await nextDocument.check()).toBe(true);

    current = 'new';
    await jest.advanceTimersByTimeAsync(6 * 60_000);
    expect(await nextDocument.check()).toBe(true);
  });

  it('switches back and forth between sets that the server sends', async () => {
    current = 'new';
    const watch = watchActiveSet('old');
    await watch.check();
    watch.recordReload();
    current = 'old';
    const there = watchActiveSet('new');
    expect(await there.check()).toBe(true);
    there.recordReload();
    current = 'new';
    expect(await watchActiveSet('old').check()).toBe(true);
  });
});
