import { indexedLanguages } from './indexed-languages.ts';

const LONG = 'x'.repeat(300);
const SHORTER = 'x'.repeat(70);

describe('indexedLanguages', () => {
  it('includes a language in which at least four fifths of the stored texts are', () => {
    const pageIn = (language: string) => ({
      sections: { about: { title: { children: LONG } } },
      cards: [{ text: { children: SHORTER, lang: language === 'fr' ? 'en' : undefined } }],
    });
    expect(indexedLanguages(pageIn)).toEqual(['es', 'en', 'fr']);
  });

  it('excludes a language whose texts are mostly in another one, testimonials included', () => {
    const pageIn = (language: string) => ({
      title: { children: SHORTER },
      testimonials: [{ text: LONG, lang: language === 'es' ? 'es' : 'en' }],
    });
    expect(indexedLanguages(pageIn)).toEqual(['es', 'en']);
  });

  it('includes every language of a page without stored texts, and always the default one', () => {
    expect(indexedLanguages(() => ({ sent: null, hours: { children: 'Always', lang: 'en' } }))).toEqual([
      'es',
      'en',
      'fr',
    ]);
    expect(indexedLanguages(() => [{ children: LONG, lang: 'xx' }])).toEqual(['es']);
  });
});
