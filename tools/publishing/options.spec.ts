import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

const SITE = ['--to', 'https://example.org/admin'];
/** A folder without logins: those of the person who runs the tests do not count. */
const NO_LOGINS = { XDG_CONFIG_HOME: '/does/not/exist' };
const read = (words: string[], environment = {}) =>
  readOptions(['mfe-people', ...SITE, ...words], { ...NO_LOGINS, ...environment });

describe('the options of publish', () => {
  it('have the module, the site and the token of the environment', () => {
    expect(read(['--share', '10'], { VITRAL_MODULE_TOKEN: 'abc\n' })).toMatchObject({
      module: 'mfe-people',
      site: 'https://example.org',
      action: 'share',
      share: 10,
      token: 'abc',
    });
  });

  it.each<[string[], string]>([
    [['--share', '100'], '--activate'],
    [['--share', '1.5'], 'whole number'],
    [['--version', '1.4'], 'must be like 1.4.0'],
    [['--version', '1.4.0', '--next'], '--version and --next exclude each other'],
    [['--activate', '--share', '10'], 'exclude each other'],
    [['--rollback', '--next'], 'exclude each other'],
    [['--token-file', '/does/not/exist'], 'ENOENT'],
    [['--preview', 'PR 17'], 'must be like pr-17'],
    [['--preview', ''], 'must be like pr-17'],
    [['--preview', 'pr-17', '--activate'], 'exclude each other'],
    [['--preview', 'pr-17', '--days', '31'], 'from 1 to 30'],
    [['--days', '7'], '--days belongs to --preview'],
    [['--end-preview', 'pr-17', '--next'], 'exclude each other'],
    [['--frobnicate'], '--frobnicate'],
    [['mfe-social'], 'One module at a time'],
  ])('refuse %j', (words, sentence) => {
    expect(() => read(words)).toThrow(sentence);
  });

  it.each<[string[], string]>([
    [['mfe-nobody', ...SITE], 'no such module'],
    [['mfe-people'], '--to https://example.org'],
    [['mfe-people', '--to', 'ftp://example.org'], 'must be a URL'],
    [['mfe-people', '--to', 'http://example.org'], '--insecure'],
  ])('refuse %j', (words, sentence) => {
    expect(() => readOptions(words, NO_LOGINS)).toThrow(sentence);
  });

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'accept %s of this machine',
    (site) => {
      expect(readOptions(['mfe-people', '--to', site], NO_LOGINS)).toMatchObject({ site });
    },
  );

  it('need no site for a dry run', () => {
    expect(readOptions(['mfe-people', '--dry-run'], NO_LOGINS)).toMatchObject({
      site: null,
      action: 'dry-run',
    });
  });
});
