import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPortuguese } from '@vitral/contracts/languages.fixtures';
import { languageTypeErrors, type TypeError, withCopiedTexts } from './language-types.ts';
import { typePrograms } from './type-programs.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIST = 'libs/contracts/src/languages.ts';
/** The texts of a table that is read from JSON. */
const OFFERS = 'mfe-public/src/language-offer/offers.json';
const PLANTED = 'libs/contracts/src/planted.ts';
/** "Property … is missing in type …" */
const MISSING_PROPERTY = 2741;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const withPt = { [LIST]: withPortuguese(read(LIST)) };

/** The files that the guide lists as tables of texts. */
const guide = read('docs/adding-a-language.md');
const [, tables = ''] = /<!-- tables -->(.*)<!-- end -->/s.exec(guide) ?? [];
const TABLES = [...tables.matchAll(/`((?:api|libs|mfe-|shell)[^`]+\.tsx?)`/g)].map(([, path]) => path ?? '');

let errors: TypeError[];
beforeAll(() => {
  const planted = `import type { Language } from './languages.ts';
    type Spelled = Record<'es' | 'en' | 'fr', string>;
    export const planted = (texts: Spelled, language: Language): string => texts[language];`;
  errors = languageTypeErrors({
    root: ROOT,
    configurations: typePrograms(ROOT),
    replaced: { ...withPt, [PLANTED]: planted },
  });
}, 120_000);

describe('a language that is added to the list', () => {
  it('lacks in the tables of texts that the guide names, and nowhere else', () => {
    const files = [...new Set(errors.map(({ file }) => file))].filter((file) => file !== PLANTED);
    expect(files.sort()).toEqual(TABLES.toSorted());
    expect(TABLES.every((path) => existsSync(join(ROOT, path)))).toBe(true);
  });

  it('lacks as entries of tables only', () => {
    const others = errors.filter(({ file, code }) => file !== PLANTED && code !== MISSING_PROPERTY);
    expect(others).toEqual([]);
  });

  it('is found missing where code spells the languages', () => {
    expect(errors).toContainEqual(expect.objectContaining({ file: PLANTED, code: 7053 }));
  });

  it('has all that it needs once the tables have its texts', () => {
    const filled = [...TABLES, OFFERS].map((path) => [path, withCopiedTexts(path, read(path))]);
    const rest = languageTypeErrors({
      root: ROOT,
      configurations: ['tsconfig.json', 'api/tsconfig.json'],
      replaced: { ...withPt, ...Object.fromEntries(filled) },
      only: TABLES,
    });
    expect(rest).toEqual([]);
  }, 120_000);
});
