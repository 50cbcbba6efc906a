import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryOnce } from './runtime-plugins.ts';

const loadError = (type: string) =>
  Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError', type });
const load = jest.fn<(...chunk: unknown[]) => Promise<unknown>>();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('retryOnce', () => {
  it('retries a failed chunk once', async () => {
    load.mockRejectedValueOnce(loadError('error')).mockResolvedValueOnce('here');
    const found = retryOnce(load)('chart', 'high');
    await jest.runAllTimersAsync();
    expect(await found).toBe('here');
    expect(load.mock.calls).toEqual([
      ['chart', 'high'],
      ['chart', 'high'],
    ]);
  });

  it('rejects with the error of the second failure', async () => {
    load.mockRejectedValue(loadError('error'));
    const found = retryOnce(load)('chart').catch((error: unknown) => error);
    await jest.runAllTimersAsync();
    expect(await found).toMatchObject({ name: 'ChunkLoadError' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['timed out', loadError('timeout')],
    ['loaded and threw', new TypeError('x is undefined')],
  ])('does not retry a chunk that %s', async (_, error) => {
    load.mockRejectedValue(error);
    await expect(retryOnce(load)('chart')).rejects.toBe(error);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
