import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { differences, releaseFolders } from './rebuild.ts';

describe('second build', () => {
  it('covers the shell and each module', () => {
    const folders = releaseFolders(fileURLToPath(new URL('../..', import.meta.url)));
    expect(folders).toEqual([
      'mfe-content',
      'mfe-people',
      'mfe-public',
      'mfe-settings',
      'mfe-social',
      'shell',
    ]);
  });

  it('finds files that changed, came or went', () => {
    const first = new Map([
      ['a.js', '1'],
      ['b.js', '2'],
      ['c.js', '3'],
    ]);
    const second = new Map([
      ['a.js', '1'],
      ['b.js', '9'],
      ['d.js', '4'],
    ]);
    expect(differences(first, second)).toEqual(['b.js', 'c.js', 'd.js']);
  });
});
