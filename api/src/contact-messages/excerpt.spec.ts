import { expect, it } from '@jest/globals';
import { excerptOf } from './excerpt-of.ts';

it('leaves a short text as it is', () => {
  expect(excerptOf('Una línea.\nOtra.', 16)).toBe('Una línea.\nOtra.');
});

it('cuts a long one between words', () => {
  expect(excerptOf('Quiero saber cuándo empieza', 20)).toBe('Quiero saber…');
  expect(excerptOf('Uno\ndos\n\ntres cuatro', 12)).toBe('Uno\ndos…');
});

it('cuts a word that is too long, never a character', () => {
  expect(excerptOf('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
  expect(excerptOf('🌞'.repeat(30), 10)).toBe('🌞🌞🌞🌞…');
});
