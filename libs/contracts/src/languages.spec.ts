import { describe, expect, it } from '@jest/globals';
import { contentLanguage, isLanguage } from './languages.ts';

describe('languages', () => {
  it('accepts the three interface languages only', () => {
    expect(['es', 'en', 'fr'].every(isLanguage)).toBe(true);
    expect(['de', 'ES', '', null, undefined, 1].some(isLanguage)).toBe(false);
  });

  it('shows English content to readers of French', () => {
    expect(contentLanguage('fr')).toBe('en');
    expect(contentLanguage('es')).toBe('es');
  });
});
