import { describe, expect, it } from '@jest/globals';
import { excerpt } from './new-message.texts.ts';

describe('excerpt', () => {
  it('returns a short text unchanged', () => {
    expect(excerpt('Una línea.\nOtra.', 16)).toBe('Una línea.\nOtra.');
  });

  it('cuts a long text between words', () => {
    expect(excerpt('Quiero saber cuándo empieza', 20)).toBe('Quiero saber…');
    expect(excerpt('Uno\ndos\n\ntres cuatro', 12)).toBe('Uno\ndos…');
  });

  it('cuts inside a word that is too long, but never inside a character', () => {
    expect(excerpt('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(excerpt('🌞'.repeat(30), 10)).toBe('🌞🌞🌞🌞…');
  });
});
