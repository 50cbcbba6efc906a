import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Presentación de Negocio: ¿por qué?', 'presentacion-de-negocio-por-que'],
    ['  Salud & Bienestar  ', 'salud-bienestar'],
    ['日本', ''],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('joins the words of %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
