import { stubApi, type ApiCall } from '@vitral/testing';
import { watchSet } from './set-watch.ts';

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

it('asks every minute while the tab is in view, and tells which set is still open', async () => {
  const stop = watchSet('old').start();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(calls.length).toBeGreaterThanOrEqual(4);
  expect(calls.length).toBeLessThanOrEqual(6);
  expect(calls[0]?.query).toEqual({ seen: 'old' });
  stop();
  calls.length = 0;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(calls).toHaveLength(0);
});

it('asks nothing while the tab is hidden, and soon when it comes into view', async () => {
  const stop = watchSet('old').start();
  show('hidden');
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(calls).toHaveLength(0);
  show('visible');
  await jest.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(1);
  stop();
});

it('learns of another set, and keeps what it knows when the server does not answer', async () => {
  const watch = watchSet('old');
  expect(watch.isDue()).toBe(false);
  expect(await watch.ask()).toBe(false);
  current = 'new';
  expect(await watch.ask()).toBe(true);
  stubApi({
    'GET /api/modules/set': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await watch.ask()).toBe(true);
  expect(watch.isDue()).toBe(true);
});

it('does not move in circles when the page comes of the old set all the same', async () => {
  current = 'new';
  const watch = watchSet('old');
  await watch.ask();
  watch.noteMove();

  const nextDocument = watchSet('old');
  expect(await nextDocument.ask()).toBe(false);
  current = 'newer';
  expect(await nextDocument.ask()).toBe(true);

  current = 'new';
  await jest.advanceTimersByTimeAsync(6 * 60_000);
  expect(await nextDocument.ask()).toBe(true);
});

it('moves back and forth between sets that the server really answers with', async () => {
  current = 'new';
  const watch = watchSet('old');
  await watch.ask();
  watch.noteMove();
  current = 'old';
  const there = watchSet('new');
  expect(await there.ask()).toBe(true);
  there.noteMove();
  current = 'new';
  expect(await watchSet('old').ask()).toBe(true);
});
