import { describe, expect, it } from '@jest/globals';
import { removeWords, wordsOf } from './password-policy.ts';

describe('personal words', () => {
  it('splits names into words without accents, longest first', () => {
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

  it('bounds the number of words', () => {
    expect(wordsOf([Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')])).toHaveLength(50);
  });

  it('removes the words from a password', () => {
    const words = wordsOf(['Lucía Ferrer']);
    expect(removeWords('Lucía-FERRER7', words)).toBe('-7');
    expect(removeWords('xLuciaxLUCÍAx', words)).toBe('xxx');
    expect(removeWords('una linterna de papel', words)).toBe('una linterna de papel');
    expect(removeWords('🏮lucia🏮', words)).toBe('🏮🏮');
  });
});
