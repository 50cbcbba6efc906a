// Writes the package to dist: node scripts/build.ts
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exportedSources, LIBRARIES, LIBS, published, readManifest, SDK } from './libraries.ts';
import { packageManifest } from './package-manifest.ts';

const DIST = join(SDK, 'dist');
const ROOT = join(LIBS, '..');
const COMPILER = createRequire(import.meta.url).resolve('typescript-native/package.json');
/** Match imports of a library, and of a source file. */
const LIBRARY = /(\b(?:from|import)\s*\(?\s*(['"]))(@vitral\/[\w-]+(?:\/[\w-]+)*)\2/g;
const SOURCE = /(\b(?:from|import)\s*\(?\s*(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g;

rmSync(DIST, { recursive: true, force: true });
compile();
for (const path of globSync('lib/**/*.{js,d.ts}', { cwd: DIST })) rewriteImports(join(DIST, path));
for (const library of LIBRARIES) copyLibraryFiles(library);
for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(SDK, file), join(DIST, file));
copyFileSync(join(ROOT, 'LICENSE'), join(DIST, 'LICENSE'));
copyTo('tools/jest-libraries.cjs');
writeJson('package.json', packageManifest(exportedSources()));

function compile() {
  const words = [join(dirname(COMPILER), 'bin/tsc'), '-p', 'tsconfig.build.json'];
  const { status } = spawnSync(process.execPath, words, { cwd: SDK, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Imports of other libraries name the package, so that the preset for webpack finds the shared ones among them. */
function rewriteImports(path: string) {
  const text = readFileSync(path, 'utf8');
  const rewritten = text
    .replace(LIBRARY, (_, start: string, quote: string, name: string) => start + published(name) + quote)
    .replace(SOURCE, '$1.js$2');
  if (rewritten !== text) writeFileSync(path, rewritten);
}

/** Copies files that are not compiled. Federation reads the versions of the libraries from their package.json. */
function copyLibraryFiles(library: string) {
  const { name, version } = readManifest(join(LIBS, library));
  writeJson(`lib/libs/${library}/package.json`, { name, version, type: 'module' });
  for (const file of globSync('src/**/*.{cjs,css,json,woff2}', { cwd: join(LIBS, library) }))
    copyTo(join('libs', library, file));
}

function copyTo(path: string) {
  const target = join(DIST, 'lib', path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, path), target);
}

function writeJson(file: string, value: object) {
  writeFileSync(join(DIST, file), `${JSON.stringify(value, null, 2)}\n`);
}
