import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStamp } from './build-changed.ts';

const SHARED = [
  'package-lock.json',
  'package.json',
  'nx.json',
  '.swcrc',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-stamp-'));
  for (const file of SHARED) writeFileSync(join(root, file), '');
  for (const folder of ['api/src', 'api/dist', 'api/test', 'e2e'])
    mkdirSync(join(root, folder), { recursive: true });
  write('api/src/main.ts', 'one');
  write('api/dist/main.js', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  writeFileSync(join(root, file), text);
}

describe('the stamp of a build', () => {
  it('stays the same while nothing changes', () => {
    expect(buildStamp(root)).toEqual(buildStamp(root));
  });

  it.each<[string, string, string[]]>([
    ['a source changes', 'api/src/main.ts', ['sources']],
    ['a source is added', 'api/src/new.ts', ['sources']],
    ['the packages change', 'package-lock.json', ['sources']],
    ['a built file changes', 'api/dist/main.js', ['outputs']],
    ['a test changes', 'api/test/main.e2e-spec.ts', []],
    ['a project that is not built changes', 'e2e/home.spec.ts', []],
  ])('changes in the right part when %s', (_title, file, expected) => {
    const before = buildStamp(root);
    write(file, 'longer than before');
    const after = buildStamp(root);
    expect((['sources', 'outputs'] as const).filter((part) => after[part] !== before[part])).toEqual(
      expected,
    );
  });

  it('changes when a built file is gone', () => {
    const before = buildStamp(root);
    rmSync(join(root, 'api/dist/main.js'));
    expect(buildStamp(root).outputs).not.toBe(before.outputs);
  });
});
