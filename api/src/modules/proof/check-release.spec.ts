import { textProblems } from './check-release.ts';

describe('checkRelease', () => {
  it('accepts texts that every language has', () => {
    const texts = {
      es: { title: 'Gente', n_one: '{{count}}', n_many: '{{count}}' },
      en: { title: 'People', n_other: '{{count}}' },
    };
    expect(textProblems('mfe-people', texts)).toEqual([]);
  });

  it('reports missing and blank texts, also of a missing language', () => {
    expect(
      textProblems('mfe-people', { es: { title: 'Gente', again: 'Otra vez' }, en: { title: ' ' } }),
    ).toEqual([
      { code: 'text-untranslated', params: { language: 'en', key: 'title' } },
      { code: 'text-untranslated', params: { language: 'en', key: 'again' } },
    ]);
    expect(textProblems('mfe-people', { en: { title: 'People' } })).toEqual([
      { code: 'text-untranslated', params: { language: 'es', key: 'title' } },
    ]);
  });

  it('requires French for the public site', () => {
    const texts = { es: { title: 'Inicio' }, en: { title: 'Home' } };
    expect(textProblems('mfe-people', texts)).toEqual([]);
    expect(textProblems('mfe-public', texts)).toMatchObject([{ params: { language: 'fr', key: 'title' } }]);
  });

  it('reports at most 20 texts', () => {
    const es = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 'Texto']));
    expect(textProblems('mfe-people', { es, en: {} })).toHaveLength(20);
  });

  it.each([null, 'texts', [], { es: [] }, { es: { title: 1 } }])('refuses %j as texts', (texts) => {
    expect(textProblems('mfe-people', texts)).toBeNull();
  });
});
