import { changedFiles, changedTexts, changedWeight } from './difference.ts';

describe('difference', () => {
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

  const file = (path: string, size: number, sha256 = path) => ({ path, size, sha256 });

  const BEFORE = [
    file('main.js', 1000),
    file('main.js.br', 300),
    file('main.js.gz', 350),
    file('small.js', 100),
    file('main.css', 80),
    file('picture.webp', 5000),
    file('module.json', 900),
    file('texts.json', 700),
    file('renderer.cjs', 9000),
  ];
  const AFTER = BEFORE.map((known) =>
    known.path === 'main.js.br' ? file('main.js.br', 310, 'other') : known,
  );

  it('counts the transferred bytes of files that browsers load', () => {
    expect(changedWeight(BEFORE, AFTER)).toEqual({
      scripts: { before: 400, after: 410 },
      styles: { before: 80, after: 80 },
      other: { before: 5000, after: 5000 },
    });
  });

  it('gives null for a release whose files were not recorded', () => {
    expect(changedWeight([], AFTER).scripts).toEqual({ before: null, after: 410 });
  });

  it('counts unchanged files', () => {
    expect(changedFiles(BEFORE, AFTER)).toEqual({ added: 1, removed: 1, kept: 8 });
  });
});
