import { join } from 'node:path';
import { LIBRARIES, LIBS, readManifest, SDK } from './libraries.ts';

const ROOT = join(LIBS, '..');
const COMMAND = './lib/tools/publishing/vitral.js';
/** Packages that modules import themselves, in the versions that the shell shares. */
const PEERS = ['@tanstack/react-query', 'react', 'react-dom', 'react-hook-form'];
/** Packages needed by the commands `webpack`, `jest` and `eslint` of a module, in the versions of the workspace. */
const TOOLS = [
  '@swc/core',
  '@swc/jest',
  'jest',
  'jest-environment-jsdom',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
];

/** Returns the package.json of the package: `exports` lead to compiled files, and no dependency is a workspace package. */
export function packageManifest(sources: ReadonlyMap<string, string>) {
  const { name, version, license, description } = readManifest(SDK);
  const versions = dependencyVersions();
  const pick = (names: string[]) => Object.fromEntries(names.map((each) => [each, versions[each]]));
  const others = Object.keys(versions).filter((each) => !PEERS.includes(each));
  return {
    name,
    version,
    license,
    description,
    type: 'module',
    sideEffects: ['**/*.css'],
    // Modules made before `vitral` call it `vitral-module`.
    bin: { vitral: COMMAND, 'vitral-module': COMMAND },
    exports: {
      ...Object.fromEntries([...sources].map(([path, source]) => [path, compiled(source)])),
      './fonts/*': './lib/libs/module-kit/src/fonts/*',
      './package.json': './package.json',
    },
    files: ['lib', 'CHANGELOG.md'],
    dependencies: pick(others.sort()),
    peerDependencies: pick(PEERS),
    engines: { node: '>=22.18' },
  };
}

const compiled = (source: string) => {
  const file = `./lib/libs/${source.replace(/\.tsx?$/, '')}`;
  return { types: `${file}.d.ts`, default: `${file}.js` };
};

/** Collects the versions of third-party packages from the libraries; the versions of the tools are in the root's package.json. */
function dependencyVersions(): Record<string, string> {
  const root = readManifest(ROOT).devDependencies ?? {};
  const manifests = [...LIBRARIES, 'sdk'].map((library) => readManifest(join(LIBS, library)));
  const { 'tar-stream': tar = '' } = readManifest(join(ROOT, 'tools')).dependencies ?? {};
  const shell = readManifest(join(ROOT, 'shell')).dependencies ?? {};
  const all: Record<string, string> = Object.assign(
    { 'react-dom': shell['react-dom'], 'tar-stream': tar },
    ...manifests.map(({ dependencies }) => dependencies),
    ...['module-kit', 'sdk'].map((library) => readManifest(join(LIBS, library)).devDependencies),
    Object.fromEntries(TOOLS.map((tool) => [tool, root[tool]])),
  );
  return Object.fromEntries(Object.entries(all).filter(([each]) => !each.startsWith('@vitral/')));
}
