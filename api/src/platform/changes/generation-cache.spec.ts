import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { GenerationCache } from './generation-cache.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('GenerationCache', () => {
  it('computes a value once for all callers of one generation', async () => {
    const cache = new GenerationCache<string>({ entries: 2 });
    const compute = jest.fn(async () => 'one');

    const both = [cache.get('a', 1, compute), cache.get('a', 1, compute)];

    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(await cache.get('a', 1, compute)).toBe('one');
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('recomputes for another generation, even while the previous value is being computed', async () => {
    const cache = new GenerationCache<string>({ entries: 2 });
    let finishFirst: (value: string) => void = () => {};
    const first = cache.get('a', 1, () => new Promise((resolve) => (finishFirst = resolve)));

    expect(await cache.get('a', 2, async () => 'second')).toBe('second');
    finishFirst('first');

    expect(await first).toBe('first');
    expect(await cache.find('a', 2)).toBe('second');
    expect(cache.find('a', 1)).toBeNull();
  });

  it('does not cache a failure, nor drop the value that replaced it', async () => {
    const cache = new GenerationCache<string>({ entries: 2 });
    const fail = () => Promise.reject(new Error('no connection'));
    await expect(cache.get('a', 1, fail)).rejects.toThrow('no connection');
    expect(cache.find('a', 1)).toBeNull();

    const failing = cache.get('a', 1, fail);
    const replaced = cache.get('a', 2, async () => 'value');
    await expect(failing).rejects.toThrow('no connection');

    expect(await replaced).toBe('value');
    expect(await cache.find('a', 2)).toBe('value');
  });

  it('recomputes a stale value once for all concurrent callers', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
    const cache = new GenerationCache<number>({ entries: 2, freshUntil: (value) => value + 500 });
    const compute = jest.fn(async () => Date.now());
    await cache.get('a', 1, compute);
    now.mockReturnValue(1499);
    expect(await cache.get('a', 1, compute)).toBe(1000);

    now.mockReturnValue(1500);
    const both = [cache.get('a', 1, compute), cache.get('a', 1, compute)];

    expect(await Promise.all(both)).toEqual([1500, 1500]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently used of too many entries', async () => {
    const cache = new GenerationCache<string>({ entries: 2 });
    await cache.get('a', 1, async () => 'a');
    await cache.get('b', 1, async () => 'b');
    await cache.find('a', 1);
    await cache.get('c', 1, async () => 'c');

    expect(['a', 'b', 'c'].filter((key) => cache.find(key, 1) !== null)).toEqual(['a', 'c']);
  });

  it('caches no more bytes than its limit, and no single value above it', async () => {
    const cache = new GenerationCache<Buffer>({
      entries: 9,
      bytes: { most: 10, of: ({ length }) => length },
    });
    await cache.get('a', 1, async () => Buffer.alloc(6));
    await cache.get('b', 1, async () => Buffer.alloc(4));
    expect(['a', 'b'].filter((key) => cache.find(key, 1) !== null)).toEqual(['a', 'b']);

    await cache.get('c', 1, async () => Buffer.alloc(5));
    expect(['a', 'b', 'c'].filter((key) => cache.find(key, 1) !== null)).toEqual(['b', 'c']);

    expect(await cache.get('d', 1, async () => Buffer.alloc(11))).toHaveLength(11);
    expect(cache.find('d', 1)).toBeNull();
  });
});
