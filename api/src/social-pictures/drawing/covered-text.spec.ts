import { describe, expect, it } from '@jest/globals';
import { coveredText } from './covered-text.ts';

describe('coveredText', () => {
  it.each([
    ['Educación, ¿mañana?', 'Educación, ¿mañana?'],
    ['« Été »\u202f!', '« Été »\u00a0!'],
    ['L’œuvre — 50 €…', 'L’œuvre — 50 €…'],
    ['Cafe\u0301', 'Café'],
    ['Dvořák ﬁn', 'Dvorák fn'],
    ['Yoga 🧘‍♀️ al alba', 'Yoga al alba'],
    ['中文', ''],
    ['\u{1f600}\ud800', ''],
    ['uno\n\tdos', 'uno dos'],
  ])('turns %j into %j', (text, expected) => {
    expect(coveredText(text)).toBe(expected);
  });
});
