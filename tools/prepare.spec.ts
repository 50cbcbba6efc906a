import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let root: string;

function write(...path: string[]) {
  const file = join(root, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
}
const has = (...path: string[]) => existsSync(join(root, ...path));

const REMOVED = [
  'tool/README.md',
  'tool/index.js.map',
  'tool/src/index.ts',
  'tool/test/index.js',
  '@scope/tool/docs/index.html',
  'knip/dist/index.d.ts',
  'typescript/lib/pt-br/messages.json',
];
const KEPT = [
  'tool/LICENSE.md',
  'tool/dist/index.d.ts',
  'tool/dist/test/index.js',
  '@scope/test/index.js',
  'typescript/lib/tsc.js',
];

/** Installs with a stand-in for npm, beside the Node that runs this test. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-prepare-'));
  write('package-lock.json');
  write('npm.js');
  write('libs/ui/README.md');
  for (const file of [...REMOVED, ...KEPT]) write(`node_modules/${file}`);
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  symlinkSync('../libs/ui', join(root, 'node_modules/ui'));
  cpSync(fileURLToPath(new URL('prepare.mjs', import.meta.url)), join(root, 'tools/prepare.mjs'));
  const env = { ...process.env, npm_execpath: join(root, 'npm.js') };
  execFileSync(process.execPath, [join(root, 'tools/prepare.mjs')], { env });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the installation', () => {
  it.each(REMOVED)('removes %s, which no program reads', (file) => {
    expect(has('node_modules', file)).toBe(false);
  });

  it.each(KEPT)('keeps %s', (file) => {
    expect(has('node_modules', file)).toBe(true);
  });

  it('removes nothing of the workspaces, to which packages link', () => {
    expect(has('libs/ui/README.md')).toBe(true);
  });
});
