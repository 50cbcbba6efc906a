import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingBuilds } from './site.mjs';

describe('a workspace', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitral-builds-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function leave(...paths) {
    for (const path of paths.map((each) => join(root, each))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '{}');
    }
  }

  it('names the projects that have not been built', () => {
    leave('shell/package.json', 'mfe-public/package.json', 'mfe-people/package.json');
    expect(missingBuilds(root)).toEqual(['api', 'mfe-people', 'mfe-public', 'shell']);

    leave('api/dist/main.js', 'shell/dist/module.json', 'mfe-public/dist/module.json');
    expect(missingBuilds(root)).toEqual(['mfe-people']);
  });
});
