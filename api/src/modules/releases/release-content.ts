import { createHash, hash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@vitral/contracts/releases';

export interface ReleaseContent {
  /** Sorted by name. */
  files: ReleaseFile[];
  /** SHA-256 over the names and bytes of all files, hexadecimal. */
  digest: string;
  size: number;
}

/** Reads every file of the folder except `others`, one after the other. A missing folder counts as empty. */
export async function readContent(folder: string, others: readonly string[] = []): Promise<ReleaseContent> {
  const total = createHash('sha256');
  const files: ReleaseFile[] = [];
  const paths = (await fileNames(folder)).filter((path) => !others.includes(path));
  for (const path of paths) files.push(await readOne(folder, path, total));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { files, digest: total.digest('hex'), size };
}

/** Returns the change time of each file: while it stays the same, so do the bytes. */
export async function readMarks(folder: string): Promise<Map<string, number | null>> {
  const names = await fileNames(folder);
  const marks = names.map(async (name) => [name, await markOf(join(folder, name))] as const);
  return new Map(await Promise.all(marks));
}

/** Uses ctime, since any writer can choose the mtime. Null for a missing file. */
export async function markOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ ctimeMs }) => ctimeMs,
    () => null,
  );
}

async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

async function readOne(folder: string, path: string, total: Hash): Promise<ReleaseFile> {
  const bytes = await readFile(join(folder, path));
  total.update(`${path}\0${bytes.length}\0`).update(bytes);
  return { path, size: bytes.length, sha256: hash('sha256', bytes) };
}
