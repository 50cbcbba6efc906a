import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { expectSameKeys } from '@vitral/sdk/testing/same-keys';
import * as spanish from './es.ts';
import { createTranslate, loadTranslate, TEXTS, type TextKey } from './texts.ts';

describe('texts', () => {
  it.each(Object.keys(spanish) as (keyof typeof spanish)[])(
    'has the same keys in every language: %s',
    async (part) => {
      const texts = LANGUAGES.map(async (language) => [language, (await TEXTS[language]())[part]] as const);
      expectSameKeys(Object.fromEntries(await Promise.all(texts)));
    },
  );

  it('has no key with different texts in two parts', async () => {
    const parts = Object.values(await TEXTS.es());
    const merged = Object.assign({}, ...parts) as Record<string, string>;

    for (const part of parts) expect(merged).toMatchObject(part);
  });
});

describe('translate', () => {
  it('returns the texts of the requested language, with their parameters', async () => {
    const t = await loadTranslate({ language: 'fr', siteName: 'Faro' });

    expect(t('site.skip')).toBe('Aller au contenu');
    expect(t('testimonials.rating', { rating: 4 })).toBe('4 étoiles sur 5');
  });

  it('inserts parameters unchanged, even if they contain placeholders or patterns', async () => {
    const t = await loadTranslate({ language: 'en', siteName: '$& {{year}}' });

    expect(t('site.home')).toBe('$& {{year}}, home');
    expect(t('footer.copyright', { year: 2026 })).toBe('© 2026 $& {{year}}. All rights reserved.');
  });

  it.each([
    ['es', 0, '0 sesiones en vivo'],
    ['es', 1, '1 sesión en vivo'],
    ['fr', 0, '0 session en direct'],
    ['en', 0, '0 live sessions'],
  ] as const)('chooses the plural form of the language: %s, %i', async (language, count, text) => {
    const t = await loadTranslate({ language, siteName: 'Vitral' });

    expect(t('language-test.sessions', { count })).toBe(text);
  });

  it('shows a missing key and logs a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const t = createTranslate('en', {});

    expect(t('motion.pause' satisfies TextKey)).toBe('motion.pause');
    expect(warn).toHaveBeenCalledWith('Missing text: motion.pause (en)');
  });
});
