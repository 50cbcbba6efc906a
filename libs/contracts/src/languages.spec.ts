import { expect, it } from '@jest/globals';
import { contentLanguage, isLanguage } from './languages.ts';

it('knows the three interface languages and nothing else', () => {
  expect(['es', 'en', 'fr'].every(isLanguage)).toBe(true);
  expect(['de', 'ES', '', null, undefined, 1].some(isLanguage)).toBe(false);
});

it('shows readers of French the English content', () => {
  expect(contentLanguage('fr')).toBe('en');
  expect(contentLanguage('es')).toBe('es');
});
