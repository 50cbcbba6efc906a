import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryOnce } from './runtime-plugins.ts';

const lost = (type: string) => Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', type });
const ask = jest.fn<(...chunk: unknown[]) => Promise<unknown>>();

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('runtime plugins', () => {
  it('a failed chunk is retried once', async () => {
    ask.mockRejectedValueOnce(lost('error')).mockResolvedValueOnce('here');
    const found = retryOnce(ask)('chart', 'high');
    await jest.runAllTimersAsync();
    expect(await found).toBe('here');
    expect(ask.mock.calls).toEqual([
      ['chart', 'high'],
      ['chart', 'high'],
    ]);
  });

  it('a second failure of a chunk is reported', async () => {
    ask.mockRejectedValue(lost('error'));
    const found = retryOnce(ask)('chart').catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    expect(await found).toMatchObject({ name: 'ChunkLoadError' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['took too long', lost('timeout')],
    ['came and threw', new TypeError('x is undefined')],
  ])('does not ask again for what %s', async (_, error) => {
    ask.mockRejectedValue(error);
    await expect(retryOnce(ask)('chart')).rejects.toBe(error);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
