import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingBuilds } from './site.ts';

describe('the missing builds of a workspace', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitral-builds-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(...paths: string[]) {
    for (const path of paths.map((each) => join(root, each))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '{}');
    }
  }

  it('are the projects that are not built', () => {
    write('shell/package.json', 'mfe-public/package.json', 'mfe-people/package.json');
    expect(missingBuilds(root)).toEqual(['api', 'mfe-people', 'mfe-public', 'shell']);

    write('api/dist/main.js', 'shell/dist/module.json', 'mfe-public/dist/module.json');
    expect(missingBuilds(root)).toEqual(['mfe-people']);
  });
});
