import { describe, expect, it } from '@jest/globals';
import { memoize } from './wall-clock.ts';

describe('memoize', () => {
  it('computes a value once per key until there are too many keys', () => {
    const made: string[] = [];
    const remember = memoize<string>(2);
    const ask = (key: string) =>
      remember(key, () => {
        made.push(key);
        return key.toUpperCase();
      });

    expect(['a', 'a', 'b', 'a'].map(ask)).toEqual(['A', 'A', 'B', 'A']);
    expect(made).toEqual(['a', 'b']);

    expect(['c', 'a', 'c'].map(ask)).toEqual(['C', 'A', 'C']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
