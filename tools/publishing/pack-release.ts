import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { pack } from 'tar-stream';

interface ReleaseFile {
  path: string;
  bytes: Buffer;
}

export interface Release {
  descriptor: BuiltDescriptor;
  files: ReleaseFile[];
  digest: string;
  /** Bytes of all files. */
  size: number;
}

const MANIFEST = 'module.json';
const NO_TIME = new Date(0);

/**
 * Reads a module's build as a release of this version, by default of the build's own: descriptor, files sorted by name, and the
 * digest (SHA-256 over names and bytes, as the server computes it). Only module.json names a version, so that one build serves
 * for any. Throws when `dist` holds no build.
 */
export async function readRelease(dist: string, version?: string) {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const read = names.map(async (path) => ({ path, bytes: await readFile(join(dist, path)) }));
  return stamped(await Promise.all(read), version);
}

/** Writes a version into a release's files. Throws when module.json is not among them. */
export function stamped(files: ReleaseFile[], version?: string): Release {
  const manifest = files.find((file) => file.path === MANIFEST);
  if (!manifest) throw new Error(`There is no ${MANIFEST}`);

  const built = JSON.parse(manifest.bytes.toString('utf8')) as BuiltDescriptor;
  if (version === undefined || version === built.version) return releaseOf(built, files);

  const descriptor = { ...built, version };
  const bytes = Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`);
  // The compressed copies would still contain the other version, and nobody requests them.
  const others = files.filter(({ path }) => !/^module\.json(\.br|\.gz)?$/.test(path));
  return releaseOf(descriptor, [...others, { path: MANIFEST, bytes }]);
}

function releaseOf(descriptor: BuiltDescriptor, unsorted: ReleaseFile[]): Release {
  const files = unsorted.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { descriptor, files, digest: digestOf(files), size: sizeOf(files) };
}

/** Packs the files into a tar archive without time and owner, so that the same files give the same bytes. */
export function packRelease({ files }: Pick<Release, 'files'>) {
  const archive = pack();
  for (const { path, bytes } of files)
    archive.entry({ name: path, mode: 0o644, mtime: NO_TIME, uid: 0, gid: 0, uname: '', gname: '' }, bytes);
  archive.finalize();
  return buffer(archive);
}

function digestOf(files: ReleaseFile[]) {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

const sizeOf = (files: ReleaseFile[]) => files.reduce((total, { bytes }) => total + bytes.length, 0);
