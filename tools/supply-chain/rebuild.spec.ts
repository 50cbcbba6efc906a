import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, rebuildProblems, releaseFolders } from './rebuild.ts';

/** A build whose result differs each time, unless it finds the first one in its cache. */
const UNSTABLE_BUILD = `
const { copyFileSync, existsSync, writeFileSync } = require('node:fs');
const cached = 'mfe-a/node_modules/.cache/webpack/a.js';
if (existsSync(cached)) copyFileSync(cached, 'mfe-a/dist/a.js');
else writeFileSync('mfe-a/dist/a.js', 'second');
`;

describe('second build', () => {
  it('uses no results of the first', async () => {
    const root = mkdtempSync(join(tmpdir(), 'vitral-rebuild-'));
    for (const [path, text] of [
      ['node_modules/nx/dist/bin/nx.js', UNSTABLE_BUILD],
      ['mfe-a/node_modules/.cache/webpack/a.js', 'first'],
      ['mfe-a/dist/a.js', 'first'],
    ] as const) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(await rebuildProblems(root, 'mfe-a')).toEqual([
      'mfe-a/dist/a.js has other bytes when it is built again',
    ]);
    rmSync(root, { recursive: true });
  });

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
