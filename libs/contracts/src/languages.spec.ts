import { describe, expect, it } from '@jest/globals';
import {
  consoleLanguage,
  fieldIn,
  inEveryLanguage,
  isLanguage,
  languageOfField,
  LANGUAGES,
  readingOrder,
  textIn,
  TRANSLATIONS,
  translationsIn,
} from './languages.ts';

describe('languages', () => {
  it('accepts the languages of the site only', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect(['de', 'ES', '', null, undefined, 1].some(isLanguage)).toBe(false);
  });

  it('shows the console in English to readers of French', () => {
    expect(consoleLanguage('fr')).toBe('en');
    expect(consoleLanguage('es')).toBe('es');
    expect(consoleLanguage('en')).toBe('en');
  });

  it('names the field of each language', () => {
    expect(LANGUAGES.map((language) => fieldIn('title', language))).toEqual(['title', 'titleEn', 'titleFr']);
    expect(TRANSLATIONS).toEqual(['en', 'fr']);
  });

  it('reads the language from the name of a field', () => {
    expect(languageOfField('titleFr')).toEqual({ name: 'title', language: 'fr' });
    expect(languageOfField('title')).toEqual({ name: 'title', language: 'es' });
    expect(languageOfField('En')).toEqual({ name: 'En', language: 'es' });
  });

  it('makes a value for each language', () => {
    expect(inEveryLanguage((language) => language.toUpperCase())).toEqual({ es: 'ES', en: 'EN', fr: 'FR' });
  });

  it('copies the translations of a row', () => {
    expect(translationsIn({ titleEn: 'Window', bio: 'Luz' }, 'title', 'bio')).toEqual({
      titleEn: 'Window',
      titleFr: null,
      bioEn: null,
      bioFr: null,
    });
  });

  it('finds the text for a reader', () => {
    const row = { title: 'Vidriera', titleEn: 'Window', titleFr: '' };
    expect(LANGUAGES.map((language) => textIn(row, 'title', language))).toEqual([
      'Vidriera',
      'Window',
      'Window',
    ]);
    expect(textIn({ titleFr: null }, 'title', 'fr')).toBe('');
  });

  it('falls back to English, then to Spanish', () => {
    expect(readingOrder('fr')).toEqual(['fr', 'en', 'es']);
    expect(readingOrder('en')).toEqual(['en', 'es', 'fr']);
    expect(readingOrder('es')).toEqual(['es', 'en', 'fr']);
  });
});
