import { LANGUAGES } from '@vitral/contracts/languages';
import { expectSameKeys } from '@vitral/testing/same-keys';
import { loadTranslate } from '../rendering/pages.ts';
import { PAGE_NAMES } from '../site/page-definition.ts';
import { createTexts, TEXTS, type TextKey } from './texts.ts';

describe('texts', () => {
  it.each(['layout', ...PAGE_NAMES] as const)('has the same keys in every language: %s', async (part) => {
    const texts = LANGUAGES.map(async (language) => [language, (await TEXTS[language]())[part]] as const);
    expectSameKeys(Object.fromEntries(await Promise.all(texts)));
  });

  it('returns the texts of the requested language, with their parameters', async () => {
    const t = await loadTranslate('landing', { language: 'fr', siteName: 'Faro' });

    expect(t('site.skip')).toBe('Aller au contenu');
    expect(t('testimonials.rating', { rating: 4 })).toBe('4 étoiles sur 5');
  });

  it('shows the site name unchanged, even if it contains i18next syntax', async () => {
    const t = await loadTranslate('landing', { language: 'en', siteName: '$t(site.skip) <{{year}}>' });

    expect(t('landing.title')).toBe('$t(site.skip) <{{year}}> · Leadership and wellness');
    expect(t('footer.copyright', { year: 2026 })).toBe(
      '© 2026 $t(site.skip) <{{year}}>. All rights reserved.',
    );
  });

  it('shows a missing key and logs a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const t = createTexts('en', {});

    expect(t('hero.pause' satisfies TextKey)).toBe('hero.pause');
    expect(warn).toHaveBeenCalledWith('Missing text: hero.pause (en)');
  });
});
