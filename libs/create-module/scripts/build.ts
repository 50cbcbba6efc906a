// Writes the package to dist: node scripts/build.ts
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versions } from './versions.ts';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(FOLDER, 'dist');
const BIN = 'lib/create-module/src/create-module.js';
const COMPILER = createRequire(import.meta.url).resolve('typescript-native/package.json');

rmSync(DIST, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(dirname(COMPILER), 'bin/tsc'), '-p', 'tsconfig.build.json'],
  {
    cwd: FOLDER,
    stdio: 'inherit',
  },
);
if (status !== 0) process.exit(status ?? 1);
for (const path of globSync('lib/**/*.js', { cwd: DIST })) nameOwnContracts(join(DIST, path));
chmodSync(join(DIST, BIN), 0o755);
copyFileSync(join(FOLDER, '../../LICENSE'), join(DIST, 'LICENSE'));
copyFileSync(join(FOLDER, 'README.md'), join(DIST, 'README.md'));
writeJson('lib/create-module/src/versions.json', versions());
writeJson('package.json', manifest());

/** The package contains the two contracts that it reads. */
function nameOwnContracts(path: string) {
  const contracts = relative(dirname(path), join(DIST, 'lib/contracts/src'));
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/'@vitral\/contracts\/([\w-]+)'/g, `'${contracts}/$1.js'`));
}

function manifest() {
  const { name, version, license, description, dependencies } = JSON.parse(
    readFileSync(join(FOLDER, 'package.json'), 'utf8'),
  ) as Record<string, string> & { dependencies: Record<string, string> };
  const { '@vitral/contracts': _contracts, ...packages } = dependencies;
  return {
    name,
    version,
    license,
    description,
    type: 'module',
    bin: { 'create-module': `./${BIN}` },
    files: ['lib'],
    dependencies: packages,
    engines: { node: '>=22.18' },
  };
}

function writeJson(file: string, value: object) {
  writeFileSync(join(DIST, file), `${JSON.stringify(value, null, 2)}\n`);
}
