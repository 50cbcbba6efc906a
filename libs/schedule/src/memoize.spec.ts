import { describe, expect, it } from '@jest/globals';
import { memoize } from './wall-clock.ts';

describe('memoize', () => {
  it('computes a value once per key, and again after it has dropped all values', () => {
    const made: string[] = [];
    const memoized = memoize<string>(2);
    const get = (key: string) =>
      memoized(key, () => {
        made.push(key);
        return key.toUpperCase();
      });

    expect(['a', 'a', 'b', 'a'].map(get)).toEqual(['A', 'A', 'B', 'A']);
    expect(made).toEqual(['a', 'b']);

    expect(['c', 'a', 'c'].map(get)).toEqual(['C', 'A', 'C']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
