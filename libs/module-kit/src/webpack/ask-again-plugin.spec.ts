import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { askingAgain } from './ask-again-plugin.ts';

const lost = (type: string) => Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', type });
const ask = jest.fn<(...chunk: unknown[]) => Promise<unknown>>();

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks once more for what was lost on its way', async () => {
  ask.mockRejectedValueOnce(lost('error')).mockResolvedValueOnce('here');
  const found = askingAgain(ask)('chart', 'high');
  await jest.runAllTimersAsync();
  expect(await found).toBe('here');
  expect(ask.mock.calls).toEqual([
    ['chart', 'high'],
    ['chart', 'high'],
  ]);
});

it('says so when it is lost again', async () => {
  ask.mockRejectedValue(lost('error'));
  const found = askingAgain(ask)('chart').catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  expect(await found).toMatchObject({ name: 'ChunkLoadError' });
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['took too long', lost('timeout')],
  ['came and threw', new TypeError('x is undefined')],
])('does not ask again for what %s', async (_, error) => {
  ask.mockRejectedValue(error);
  await expect(askingAgain(ask)('chart')).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(1);
});
