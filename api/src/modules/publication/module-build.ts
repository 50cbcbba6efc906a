import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts';

export interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/** What `npm run build` left of one module in `<name>/dist`. */
export interface ModuleBuild {
  descriptor: BuiltDescriptor;
  files: BuiltFile[];
  /** sha256 over the names and bytes of all files, hexadecimal. */
  digest: string;
}

/** Reads a module's build; null when it has not been built. */
export async function readModuleBuild(folder: string, name: ReleaseName): Promise<ModuleBuild | null> {
  const files = await readFiles(folder);
  const manifest = files.find((file) => file.path === 'module.json');
  if (!manifest) return null;

  const descriptor = JSON.parse(manifest.bytes.toString('utf8')) as BuiltDescriptor;
  if (descriptor.name !== name)
    throw new Error(`${folder} holds the build of ${descriptor.name}, not of ${name}`);
  return { descriptor, files, digest: digestOf(files) };
}

async function readFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return Promise.all(names.sort().map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })));
}

function digestOf(files: BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0${file.bytes.length}\0`).update(file.bytes);
  return hash.digest('hex');
}
