import { LANGUAGES } from '@vitral/contracts';
import { expectSameKeys } from '@vitral/testing/same-keys';
import { definitionOf, loadTranslate } from '../rendering/load-page.ts';
import { PAGE_NAMES } from '../site/page-names.ts';
import { createTexts, LAYOUT_TEXTS, type TextKey, type TextLoaders } from './texts.ts';

async function keysIn(loaders: TextLoaders) {
  const texts = LANGUAGES.map(async (language) => [language, (await loaders[language]()).default] as const);
  return Object.fromEntries(await Promise.all(texts));
}

it('has the same keys in every language for what all pages share', async () => {
  expectSameKeys(await keysIn(LAYOUT_TEXTS));
});

it.each(PAGE_NAMES)('has the same keys in every language for the page %s', async (page) => {
  expectSameKeys(await keysIn(definitionOf(page).texts));
});

it('gives the texts of the language asked for, with their parameters', async () => {
  const t = await loadTranslate('landing', { language: 'fr', siteName: 'Faro' });

  expect(t('site.skip')).toBe('Aller au contenu');
  expect(t('testimonials.rating', { rating: 4 })).toBe('4 étoiles sur 5');
});

it('names the site as it is called, whatever the name looks like', async () => {
  const t = await loadTranslate('landing', { language: 'en', siteName: '$t(site.skip) <{{year}}>' });

  expect(t('landing.title')).toBe('$t(site.skip) <{{year}}> · Leadership and wellness');
  expect(t('footer.copyright', { year: 2026 })).toBe('© 2026 $t(site.skip) <{{year}}>. All rights reserved.');
});

it('shows a missing key and reports it in the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const t = createTexts('en', {});

  expect(t('hero.pause' satisfies TextKey)).toBe('hero.pause');
  expect(warn).toHaveBeenCalledWith('Missing text: hero.pause (en)');
});
