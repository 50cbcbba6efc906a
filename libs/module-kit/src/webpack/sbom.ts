import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SBOM_FILE } from '@vitral/contracts/release-signatures';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { partsOf, withBuiltFiles } from './built-files.ts';
import { readManifest } from './manifest.ts';

/**
 * Wraps the builds of a module, the last of which writes the list of all packages that they contain: a CycloneDX
 * document, without times, so that equal builds stay equal.
 */
export function withSbom(folder: string, ...builds: Configuration[]): Configuration[] {
  const packages = new Set<string>();
  const record = withBuiltFiles('Packages', (compilation) => addPackages(compilation, packages));
  const write = writeSbom(folder, packages);
  return builds.map((build, index) => ({
    ...build,
    plugins: [...(build.plugins ?? []), record, ...(index === builds.length - 1 ? [write] : [])],
  }));
}

const writeSbom = (folder: string, packages: ReadonlySet<string>) =>
  withBuiltFiles('Sbom', (compilation) => {
    const { name, version } = readManifest(folder);
    const components = [...packages]
      .map(componentOf)
      .toSorted((one, other) => (one.purl < other.purl ? -1 : 1));
    const document = {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name, version } },
      components,
    };
    const text = `${JSON.stringify(document, null, 2)}\n`;
    compilation.emitAsset(SBOM_FILE, new webpack.sources.RawSource(text));
  });

/** Modules that tree shaking removed are in no chunk. */
function addPackages(compilation: Compilation, packages: Set<string>): void {
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const part of partsOf(module)) {
      const name = part.nameForCondition();
      const folder = name && folderOf(name);
      if (folder) packages.add(folder);
    }
  }
}

/** Matches the path up to the innermost package: `.../node_modules/a/node_modules/@scope/b`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@.][^\\/]*/;

const folderOf = (path: string): string | null => PACKAGE.exec(path)?.[0] ?? null;

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
}

function componentOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license } = manifest;
  const [last = name, group] = name.split('/').reverse();
  const licence = typeof license === 'string' ? license : license?.type;
  return {
    type: 'library',
    ...(group && { group }),
    name: last,
    version,
    ...(licence && { licenses: [licenceOf(licence)] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
  };
}

/** An expression such as `MIT OR Apache-2.0`, else an identifier of SPDX. */
const licenceOf = (text: string) =>
  /[ ()]/.test(text)
    ? { expression: text }
    : { license: /^see /i.test(text) ? { name: text } : { id: text } };
