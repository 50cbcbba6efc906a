import { item } from './landing-content.fixtures.ts';
import { toForm } from './landing-form.ts';
import { allTexts, translatedTexts, missing, written } from './landing-texts.ts';

describe('landing texts', () => {
  it('groups the texts of each field by language', () => {
    const texts = translatedTexts('contact', toForm(item('contact')));
    expect(texts).toMatchObject([
      { path: 'title', texts: { es: 'Juntos', en: 'Together', fr: '' } },
      { path: 'content', texts: { es: 'Una luz', en: 'One light', fr: '' } },
    ]);
  });

  it('counts an empty required text, but not an empty optional one', () => {
    const texts = translatedTexts('contact', toForm({ title: '', content: ' ', metadata: {} }));
    expect(texts.map(({ path }) => path)).toEqual(['title']);
    expect(written(texts, 'es')).toBe(0);
  });

  it('counts a missing counterpart in the longer of two lists', () => {
    const texts = translatedTexts(
      'contact',
      toForm(item('contact', { address: ['Uno', 'Dos'], addressEn: ['One'] })),
    );
    expect(missing(texts, 'en')).toMatchObject([{ list: 'address', number: 2, path: 'address.1.line' }]);
  });

  it('counts only the texts that the section shows', () => {
    const form = toForm(item('navigation', { hours: 'Lunes', actionText: 'Ven' }));
    expect(allTexts('navigation', form).map(({ path }) => path)).toEqual([
      'actionText',
      'actionUrl',
      'actionStyle',
    ]);
  });

  it('expects only texts of an announcement that are present in one language', () => {
    const blank = toForm({ title: '', content: '', metadata: {} });
    expect(translatedTexts('announcement', blank)).toEqual([]);

    const texts = translatedTexts(
      'announcement',
      toForm({ title: '', content: '', metadata: { titleEn: 'We move' } }),
    );
    expect(missing(texts, 'es')).toMatchObject([{ path: 'title', field: 'announcement' }]);
    expect(missing(texts, 'en')).toEqual([]);
  });

  it('omits texts that all languages share', () => {
    const form = toForm(item('contact', { email: 'a@b.example', address: ['Calle 1'], hours: 'Lunes' }));
    expect(translatedTexts('contact', form).map(({ path }) => path)).toEqual([
      'title',
      'content',
      'address.0.line',
      'hours',
    ]);
  });
});
