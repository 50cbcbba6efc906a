import { expectSameKeys } from '@vitral/testing';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import { createTexts, loadTexts, type TextKey } from './texts.ts';

it('has the same keys in every language', () => {
  expectSameKeys({ es, en, fr });
});

it('gives the texts of the language asked for, with their parameters', async () => {
  const t = await loadTexts('fr');

  expect(t('not-found.title')).toBe('Page introuvable');
  expect(t('testimonials.rating', { rating: 4 })).toBe('4 étoiles sur 5');
});

it('shows a missing key and reports it in the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const t = createTexts('en', {});

  expect(t('hero.pause' satisfies TextKey)).toBe('hero.pause');
  expect(warn).toHaveBeenCalledWith('Missing text: hero.pause (en)');
});
