import { changedTexts } from './changed-entries.ts';

it('lists added, removed and changed texts, with the languages of each text side by side', () => {
  const before = { es: { a: 'Uno', b: 'Dos', same: 'Igual' }, en: { a: 'One', b: 'Two', same: 'Same' } };
  const after = { es: { a: 'Uno', c: 'Tres', same: 'Igual' }, en: { a: 'Won', c: 'Three', same: 'Same' } };
  expect(changedTexts(before, after)).toEqual({
    texts: [
      { language: 'en', key: 'a', before: 'One', after: 'Won' },
      { language: 'es', key: 'b', before: 'Dos', after: null },
      { language: 'en', key: 'b', before: 'Two', after: null },
      { language: 'es', key: 'c', before: null, after: 'Tres' },
      { language: 'en', key: 'c', before: null, after: 'Three' },
    ],
    textsTotal: 5,
  });
});

it('lists 200 texts and counts all of them', () => {
  const es = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, 'Texto']));
  const { texts, textsTotal } = changedTexts({}, { es });
  expect([texts.length, textsTotal]).toEqual([200, 300]);
});
