import { createHash, hash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@vitral/contracts';

/** What a folder holds as a release. */
export interface ReleaseContent {
  /** By name. */
  files: ReleaseFile[];
  /** sha256 over the names and bytes of all files, hexadecimal. */
  digest: string;
  /** Bytes of all files. */
  size: number;
}

/** Reads every file of the folder, one after the other. A folder that is not there holds nothing. */
export async function readContent(folder: string): Promise<ReleaseContent> {
  const whole = createHash('sha256');
  const files: ReleaseFile[] = [];
  for (const path of await fileNames(folder)) files.push(await readOne(folder, path, whole));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { files, digest: whole.digest('hex'), size };
}

/** When each file of the folder was last touched: for as long as that stays, so do its bytes. */
export async function readMarks(folder: string): Promise<Map<string, number | null>> {
  const names = await fileNames(folder);
  const marks = names.map(async (name) => [name, await markOf(join(folder, name))] as const);
  return new Map(await Promise.all(marks));
}

/** Not the time that whoever writes a file may choose. Null for one that is not there. */
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

async function readOne(folder: string, path: string, whole: Hash): Promise<ReleaseFile> {
  const bytes = await readFile(join(folder, path));
  whole.update(`${path}\0${bytes.length}\0`).update(bytes);
  return { path, size: bytes.length, sha256: hash('sha256', bytes) };
}
