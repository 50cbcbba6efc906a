import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { collectLiterals, type Literals, unusedTexts } from './unused-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const PROJECTS = globSync('{shell,mfe-*}', { cwd: ROOT });
const SOURCE = /(?<!\.spec|\.fixtures)\.tsx?$|module\.json$/;
const TEXTS = /(?:i18n|texts)\/en\.json$/;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const filesIn = (...projects: string[]) =>
  globSync(
    projects.map((project) => `${project}/src/**/*.{ts,tsx,json}`),
    { cwd: ROOT },
  );

const keysIn = (files: readonly string[]) =>
  files.flatMap((file) => Object.keys(JSON.parse(read(file)) as Record<string, string>));

describe('the texts of', () => {
  let libraries: Literals;
  const literalsIn = (...folders: string[]) =>
    collectLiterals(
      filesIn(...folders)
        .filter((file) => SOURCE.test(file))
        .map(read),
    );

  it.each(PROJECTS)('%s are all used', (project) => {
    libraries ??= literalsIn('libs/*');
    const own = literalsIn(project);
    const strings = own.strings.union(libraries.strings);
    const literals = { strings, templates: [...own.templates, ...libraries.templates] };
    const keys = keysIn(filesIn(project).filter((file) => TEXTS.test(file)));
    expect(keys.length).toBeGreaterThan(0);
    expect(unusedTexts(keys, literals)).toEqual([]);
  });

  it('all modules together are all used', () => {
    const literals = literalsIn('libs/*', ...PROJECTS);
    const keys = keysIn(['libs/i18n/src/texts/en/common.json']);
    expect(unusedTexts(keys, literals)).toEqual([]);
  });
});

describe('unusedTexts', () => {
  const literals = collectLiterals([
    "t('awards.title'); t(`awards.kind.${kind}`); t(`${noun}.created`, { count }); const id = `${noun}-panel`;",
    '<Tabs prefix="awards.tabs" names={[\'all\']} />',
  ]);

  it.each(['awards.title', 'awards.kind.gold', 'awards.created_one', 'awards.tabs.all'])(
    'accepts %s',
    (key) => {
      expect(unusedTexts([key], literals)).toEqual([]);
    },
  );

  it.each(['awards.subtitle', 'awards.tabs.mine', 'gold-panel', 'prizes.kind.gold'])('finds %s', (key) => {
    expect(unusedTexts([key], literals)).toEqual([key]);
  });
});
