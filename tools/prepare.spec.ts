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
  '@types/node/ts5.6/index.d.ts',
  'luxon/src/luxon.js',
  'luxon/build/amd/luxon.js',
  'lru-cache/dist/esm/browser/index.js',
  'prettier/plugins/babel.js',
  'react-dom/cjs/react-dom-profiling.profiling.js',
  '@aws-sdk/client-s3/dist-es/index.js',
  '@mui/material/Button/Button.d.ts',
  'kubernetes-models/storage.k8s.io/v1/StorageClass.js',
  'kubernetes-models/_schemas/IoK8sApiStorageV1beta1CSINode.js',
  'argon2/prebuilds/other-machine/argon2.node',
];
const KEPT = [
  'tool/LICENSE.md',
  'tool/dist/index.d.ts',
  'tool/dist/test/index.js',
  '@scope/test/index.js',
  'typescript/lib/tsc.js',
  '@types/luxon/src/luxon.d.ts',
  'luxon/build/es6/luxon.mjs',
  'lru-cache/dist/esm/node/index.js',
  'prettier/plugins/babel.mjs',
  'react-dom/cjs/react-dom-client.production.js',
  '@aws-sdk/client-s3/dist-cjs/index.js',
  '@mui/material/Button/Button.d.mts',
  'kubernetes-models/package.json',
  'kubernetes-models/index.js',
  'kubernetes-models/_schemas/IoK8sApiCoreV1Secret.js',
  `argon2/prebuilds/${process.platform}-${process.arch}/argon2.node`,
];

/** Installs with a stand-in for npm, beside the Node that runs this test. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitral-prepare-'));
  write('package-lock.json');
  write('npm.js');
  write('libs/ui/README.md');
  write('api/node_modules/tool/index.js.map');
  for (const file of [...REMOVED, ...KEPT]) write(`node_modules/${file}`);
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  symlinkSync('../libs/ui', join(root, 'node_modules/ui'));
  for (const file of ['prepare.mjs', 'symbols.mjs', 'unread.mjs']) {
    cpSync(fileURLToPath(new URL(file, import.meta.url)), join(root, 'tools', file));
  }
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

  it('removes it from the packages of one workspace too', () => {
    expect(has('api/node_modules/tool/index.js.map')).toBe(false);
  });

  it('removes nothing of the workspaces, to which packages link', () => {
    expect(has('libs/ui/README.md')).toBe(true);
  });
});
