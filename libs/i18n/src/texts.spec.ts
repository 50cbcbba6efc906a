import { ERRORS } from '@vitral/contracts/errors';
import { LANGUAGES } from '@vitral/contracts/languages';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import commonEn from './texts/en/common.json';
import errorsEn from './texts/en/errors.json';

/** Removes plural suffixes, because plural forms differ between languages. */
const keysOf = (texts: object) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();

const keysIn = (path: string) =>
  keysOf(JSON.parse(readFileSync(join(__dirname, 'texts', path), 'utf8')) as object);

const LIBS = join(__dirname, '..', '..');

describe('texts', () => {
  it.each(LANGUAGES)('has the same keys in every language: %s', (language) => {
    expect(keysIn(`${language}/common.json`)).toEqual(keysOf(commonEn));
    expect(keysIn(`${language}/errors.json`)).toEqual(keysOf(errorsEn));
  });

  it('has the same keys in both languages of the console where a part loads its own texts', () => {
    const files = globSync('*/src/**/texts/**/en.json', { cwd: LIBS }).filter(
      (path) => !path.startsWith('i18n'),
    );
    expect(files).toContain(join('ui', 'src', 'forms', 'presence', 'texts', 'en.json'));
    const keysAt = (path: string) => keysOf(JSON.parse(readFileSync(join(LIBS, path), 'utf8')) as object);
    for (const file of files) {
      expect([file, keysAt(file.replace(/en\.json$/, 'es.json'))]).toEqual([file, keysAt(file)]);
    }
  });

  it('names every language', () => {
    expect(Object.keys(commonEn)).toEqual(expect.arrayContaining(LANGUAGES.map((one) => `language.${one}`)));
  });

  it('has a text for every error code of the API', () => {
    expect(Object.keys(errorsEn)).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
  });

  it('has no text for an unknown error code', () => {
    const ownErrors = ['request.too-many_wait', 'unexpected', 'unreachable'];
    expect(Object.keys(errorsEn).filter((key) => !(key in ERRORS))).toEqual(ownErrors);
  });
});
