import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseOrigin } from '@vitral/contracts/releases';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readContent, type ReleaseContent } from '../releases/release-content.ts';
import { Release } from '../releases/release.entity.ts';

/** A build in a folder: `<name>/dist`, or the unpacked archive of a publisher. */
export interface ModuleBuild extends ReleaseContent {
  folder: string;
  descriptor: BuiltDescriptor;
}

export async function readModuleBuild(folder: string, name: ReleaseName): Promise<ModuleBuild | null> {
  const content = await readContent(folder);
  if (!content.files.some(({ path }) => path === 'module.json')) return null;

  const descriptor = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as BuiltDescriptor;
  if (descriptor.name !== name)
    throw new Error(`${folder} holds the build of ${descriptor.name}, not of ${name}`);
  return { ...content, folder, descriptor };
}

interface Source {
  origin: ReleaseOrigin;
  revision?: string;
  publishedBy?: string;
  publishedById?: string;
}

export interface WrittenRelease {
  release: Release;
  isNew: boolean;
  /** The release was known, but its files had been removed. */
  isRestored: boolean;
}

/** Writes the row of a build whose archive is stored. The caller holds the lock of the releases and commits. */
export async function writeRelease(
  em: EntityManager,
  build: ModuleBuild,
  source: Source,
): Promise<WrittenRelease> {
  const { descriptor, digest, files, size } = build;
  const { name, version } = descriptor;
  const known = await em.findOne(Release, { name, digest });
  const isRestored = Boolean(known?.removedAt);
  const release = known ?? em.create(Release, { name, version, digest, descriptor, ...source });
  em.assign(release, { files, size, removedAt: null });
  // A restored release is dated like a new one, else the next clean-up would remove it again.
  if (isRestored) em.assign(release, { ...source, createdAt: new Date() });
  await em.flush();
  return { release, isNew: !known, isRestored };
}
