import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts';
import { readContent, type ReleaseContent } from '../releases/release-content.ts';

/** A build in a folder: `<name>/dist`, or the unpacked archive of a publisher. */
export interface ModuleBuild extends ReleaseContent {
  folder: string;
  descriptor: BuiltDescriptor;
}

/** Reads a module's build; null if it has not been built. */
export async function readModuleBuild(folder: string, name: ReleaseName): Promise<ModuleBuild | null> {
  const content = await readContent(folder);
  if (!content.files.some(({ path }) => path === 'module.json')) return null;

  const descriptor = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as BuiltDescriptor;
  if (descriptor.name !== name)
    throw new Error(`${folder} holds the build of ${descriptor.name}, not of ${name}`);
  return { ...content, folder, descriptor };
}
