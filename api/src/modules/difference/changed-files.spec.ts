import { changedFiles, changedWeight } from './changed-files.ts';

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
const AFTER = BEFORE.map((known) => (known.path === 'main.js.br' ? file('main.js.br', 310, 'other') : known));

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
