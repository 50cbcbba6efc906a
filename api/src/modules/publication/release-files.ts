import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltFile, ModuleBuild } from './module-build.ts';

export const INCOMING = '.incoming-';

/** The last part of a release's address: `<version>-<digest8>`. */
export function releaseFolder(version: string, digest: string): string {
  return `${version}-${digest.slice(0, 8)}`;
}

/**
 * Lays a release's files into `root`, whole or not at all: written aside, synced, then renamed.
 * Files that are there but were damaged are replaced.
 */
export async function storeRelease(root: string, build: ModuleBuild): Promise<void> {
  const folder = join(root, build.descriptor.name, releaseFolder(build.descriptor.version, build.digest));
  if (await isWhole(folder, build.files)) return;

  const aside = join(root, `${INCOMING}${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  for (const file of build.files) await writeSynced(join(aside, file.path), file.bytes);
  await mkdir(dirname(folder), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  await syncFolder(dirname(folder));
}

/** Removes what a publication that was cut off left behind. Only under the lock that publications hold. */
export async function sweepIncoming(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const left = names.filter((name) => name.startsWith(INCOMING));
  await Promise.all(left.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

async function isWhole(folder: string, files: BuiltFile[]): Promise<boolean> {
  const same = files.map(async (file) => {
    const stored = await readFile(join(folder, file.path)).catch(() => null);
    return stored !== null && stored.equals(file.bytes);
  });
  return (await Promise.all(same)).every(Boolean);
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
