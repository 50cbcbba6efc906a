import { describe, expect, it } from '@jest/globals';
import { plainHead } from './page-html.ts';
import { outlineOf } from './page-outline.ts';

describe('outlineOf', () => {
  it('returns the texts of a head as they were before they were escaped', () => {
    const texts = { title: 'Luz & "color" <1>', description: "L'équipe" };
    expect(outlineOf(plainHead(texts.title, texts.description, true))).toEqual(texts);
  });

  it('returns empty texts of a head without them', () => {
    expect(outlineOf('<meta charset="utf-8">')).toEqual({ title: '', description: '' });
  });
});
