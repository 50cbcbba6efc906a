import { expect, it } from '@jest/globals';
import { withoutWords, wordsOf } from './personal-words.ts';

it('takes what a person is called apart, without accents, the longest first', () => {
  expect(wordsOf(['Lucía Ferrer', 'l.ferrer@site.example', 'Al'])).toEqual([
    'l.ferrer@site.example',
    'lucia ferrer',
    'example',
    'vitral',
    'ferrer',
    'lucia',
    'site',
  ]);
});

it('bounds the work, whatever somebody is called', () => {
  expect(wordsOf([Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')])).toHaveLength(50);
});

it('leaves of a password what is not known', () => {
  const words = wordsOf(['Lucía Ferrer']);
  expect(withoutWords('Lucía-FERRER7', words)).toBe('-7');
  expect(withoutWords('xLuciaxLUCÍAx', words)).toBe('xxx');
  expect(withoutWords('una linterna de papel', words)).toBe('una linterna de papel');
  expect(withoutWords('🏮lucia🏮', words)).toBe('🏮🏮');
});
