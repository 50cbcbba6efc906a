import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
}

const FOLDER = import.meta.dirname;

/** Paths that a trial may read besides its releases: its own code, jsdom and the dependencies of jsdom. */
export function readablePaths(): string[] {
  const packages = new Set<string>();
  addPackage(packages, 'jsdom', join(FOLDER, 'package.json'));
  return [
    join(FOLDER, '*'),
    join(FOLDER, '../../../platform/sandbox/*'),
    join(FOLDER, '../../../../package.json'),
    ...[...packages].map((folder) => join(folder, '*')),
  ];
}

function addPackage(packages: Set<string>, name: string, from: string): void {
  const folder = folderOf(name, from);
  if (packages.has(folder)) return;
  packages.add(folder);
  const manifest = join(folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  for (const dependency of Object.keys(dependencies)) addPackage(packages, dependency, manifest);
}

/** Avoids `require.resolve`, which fails for packages that do not export their manifest. */
function folderOf(name: string, from: string): string {
  const places = createRequire(from).resolve.paths(`${name}/package.json`) ?? [];
  const place = places.find((candidate) => existsSync(join(candidate, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed for ${dirname(from)}`);
  return realpathSync(join(place, name));
}
