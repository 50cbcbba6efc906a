import { expect, it } from '@jest/globals';
import { remembered } from './remembered.ts';

it('makes a thing once, until there are too many', () => {
  const made: string[] = [];
  const remember = remembered<string>(2);
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
