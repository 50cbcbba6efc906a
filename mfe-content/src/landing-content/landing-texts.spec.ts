import { item } from './landing-content.fixtures.ts';
import { toForm } from './landing-form.ts';
import { allTexts, bilingualTexts, missing, written } from './landing-texts.ts';

describe('landing texts', () => {
  it('pairs each Spanish text with its English counterpart', () => {
    const texts = bilingualTexts('hero', toForm(item('hero')));
    expect(texts).toMatchObject([
      { path: 'title', es: 'Juntos', en: 'Together' },
      { path: 'content', es: 'Una luz', en: 'One light' },
    ]);
  });

  it('counts an empty required text, but not an empty optional one', () => {
    const texts = bilingualTexts('hero', toForm({ title: '', content: ' ', metadata: {} }));
    expect(texts.map(({ path }) => path)).toEqual(['title']);
    expect(written(texts, 'es')).toBe(0);
  });

  it('counts a missing counterpart in the longer of two lists', () => {
    const texts = bilingualTexts(
      'commitment',
      toForm(item('commitment', { benefits: ['Uno', 'Dos'], benefitsEn: ['One'] })),
    );
    expect(missing(texts, 'en')).toMatchObject([{ list: 'benefits', number: 2, path: 'benefits.1.text' }]);
  });

  it('counts only the texts that the section shows', () => {
    const form = toForm(item('mission', { cards: [{ title: 'Carta', text: '' }], hours: 'Lunes' }));
    expect(allTexts('mission', form).map(({ path }) => path)).toEqual(['title', 'content']);
  });

  it('omits texts that both languages share', () => {
    const form = toForm(item('contact', { email: 'a@b.example', address: ['Calle 1'], hours: 'Lunes' }));
    expect(bilingualTexts('contact', form).map(({ path }) => path)).toEqual(['title', 'content', 'hours']);
  });
});
