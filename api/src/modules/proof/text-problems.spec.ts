import { textProblems } from './text-problems.ts';

it('finds nothing where every language says the same', () => {
  const texts = {
    es: { title: 'Gente', n_one: '{{count}}', n_many: '{{count}}' },
    en: { title: 'People', n_other: '{{count}}' },
  };
  expect(textProblems('mfe-people', texts)).toEqual([]);
});

it('names what a language lacks or leaves blank, also when it lacks everything', () => {
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

it('asks the public site for French, too', () => {
  const texts = { es: { title: 'Inicio' }, en: { title: 'Home' } };
  expect(textProblems('mfe-people', texts)).toEqual([]);
  expect(textProblems('mfe-public', texts)).toMatchObject([{ params: { language: 'fr', key: 'title' } }]);
});

it('names no more than somebody will read', () => {
  const es = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 'Texto']));
  expect(textProblems('mfe-people', { es, en: {} })).toHaveLength(20);
});

it.each([null, 'texts', [], { es: [] }, { es: { title: 1 } }])('takes %j for no texts', (texts) => {
  expect(textProblems('mfe-people', texts)).toBeNull();
});
