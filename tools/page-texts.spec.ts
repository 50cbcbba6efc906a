import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findTextProblems } from './page-texts.ts';
import { collectLiterals } from './unused-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const MODULES = globSync('mfe-*/src/remote.tsx', { cwd: ROOT })
  .map(dirname)
  .map(dirname)
  .filter((module) => module !== 'mfe-public');

describe('the pages of', () => {
  const sources = globSync('libs/*/src/**/*.{ts,tsx}', { cwd: ROOT });
  const libraries = collectLiterals(
    sources
      .filter((path) => !/\.(spec|fixtures)\./.test(path))
      .map((path) => readFileSync(join(ROOT, path), 'utf8')),
  );

  it.each(MODULES)('%s name the texts that they show, and no others', (module) => {
    expect(findTextProblems(join(ROOT, module), libraries)).toEqual([]);
  });
});

const loaders = (folder: string) =>
  `{ es: () => import('./${folder}/es.json'), en: () => import('./${folder}/en.json') }`;
const REMOTE = `export default defineRemote({
  name: 'mfe-people',
  texts: { shared: ${loaders('i18n')}, awards: ${loaders('awards/texts')}, prizes: ${loaders('prizes/texts')} },
  pages: {
    awards: { load: () => import('./awards/awards.page.tsx'), texts: ['shared', 'awards'] },
    prizes: { load: () => import('./prizes/prizes.page.tsx'), texts: ['shared', 'prizes'] },
  },
});`;
const counted = (noun: string) => ({
  texts: ['src/i18n/{language}.json', `src/${noun}/texts/{language}.json`],
});
const PLANTED = {
  'budget.json': JSON.stringify({ awards: counted('awards'), prizes: counted('prizes') }),
  'src/remote.tsx': REMOTE,
  'src/i18n/en.json': '{ "fields.title": "Title" }',
  'src/awards/texts/en.json': '{ "awards.title": "Awards", "awards.created": "Created" }',
  'src/prizes/texts/en.json': '{ "prizes.title": "Prizes", "prizes.kind.gold": "Gold" }',
  'src/awards/awards.page.tsx': `import { lazy } from 'react';
    import { AWARDS, useAwards } from './awards.queries.ts';
    const Form = lazy(() => import('./award-form.tsx'));
    export const Component = () => <Form title={t('awards.title')} list={useAwards()} />;`,
  'src/awards/awards.queries.ts': `export const useAwards = () => query(['prizes']);
    const actions = { name: 'awards' };
    export const useActions = () => actionsOf(actions);`,
  'src/awards/award-form.tsx': "export const Form = () => t('fields.title');",
  'src/prizes/prizes.page.tsx': `import { useAwards } from '../awards/awards.queries.ts';
    import { Medal } from './medal.tsx';
    export const Component = () => <Medal title={t('prizes.title')} awards={useAwards()} />;`,
  'src/prizes/medal.tsx': 'export const Medal = ({ kind }) => t(`prizes.kind.${kind}`) + t("fields.title");',
};
const LIBRARIES = collectLiterals(['const created = `${name}.created`;']);

describe('findTextProblems', () => {
  let folder: string;
  const plant = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitral-texts-'));
    plant(PLANTED);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('accepts pages that name what their code shows, and ignores code that they do not use', () => {
    expect(findTextProblems(folder, LIBRARIES)).toEqual([]);
  });

  it.each([
    [
      'a text of another noun in a file that the page imports',
      { 'src/prizes/medal.tsx': "export const Medal = () => t('awards.title') + t('fields.title');" },
      'prizes shows awards.title, but does not name the texts in awards/texts/en.json.',
    ],
    [
      'a text of another noun in a part that loads late',
      {
        'src/awards/award-form.tsx':
          'export const Form = () => t(`prizes.kind.${kind}`) + t("fields.title");',
      },
      'awards shows prizes.kind.gold, but does not name the texts in prizes/texts/en.json.',
    ],
    [
      'a text of another noun that a library shows',
      {
        'src/prizes/medal.tsx': `import { useActions } from '../awards/awards.queries.ts';
          export const Medal = () => useActions(t('fields.title'));`,
      },
      'prizes shows awards.created, but does not name the texts in awards/texts/en.json.',
    ],
    [
      'texts that the page does not show',
      { 'src/remote.tsx': REMOTE.replace("['shared', 'prizes']", "['shared', 'prizes', 'awards']") },
      'prizes names the texts in awards/texts/en.json, but shows none of them.',
    ],
    [
      'a shared text of one page',
      { 'src/awards/award-form.tsx': 'export const Form = () => null;' },
      'i18n/en.json contains fields.title, which only prizes shows.',
    ],
    [
      'a file that no page names',
      { 'src/medals/texts/en.json': '{ "medals.title": "Medals" }' },
      'No page names the texts in medals/texts/en.json.',
    ],
    [
      'a key in two files',
      { 'src/prizes/texts/en.json': '{ "prizes.title": "Prizes", "fields.title": "Title" }' },
      'Two files contain fields.title.',
    ],
    [
      'other texts in the budget',
      { 'budget.json': JSON.stringify({ awards: counted('awards'), prizes: counted('awards') }) },
      'budget.json counts other texts for prizes than src/i18n/{language}.json, src/prizes/texts/{language}.json.',
    ],
  ])('finds %s', (_, files: Record<string, string>, problem) => {
    plant(files);
    expect(findTextProblems(folder, LIBRARIES)).toContain(problem);
  });
});
