import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

const MANIFEST = 'module.json';
const NO_TIME = new Date(0);

/**
 * The release that a module's build makes under this version: its descriptor, its files by name, its digest (sha256 over
 * names and bytes, as the server computes it). Only module.json knows a version, so that a build serves for any; without one
 * the build's own stays. Throws when `dist` holds no build.
 */
export async function readRelease(dist, version) {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const read = names.map(async (path) => ({ path, bytes: await readFile(join(dist, path)) }));
  return stamped(await Promise.all(read), version);
}

/** Puts a version into a release's files. Throws when module.json is not among them. */
export function stamped(files, version) {
  const manifest = files.find((file) => file.path === MANIFEST);
  if (!manifest) throw new Error(`There is no ${MANIFEST}`);

  const built = JSON.parse(manifest.bytes.toString('utf8'));
  if (version === undefined || version === built.version) return release(built, files);

  const descriptor = { ...built, version };
  const bytes = Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`);
  // Its compressed forms would still say the other version, and nobody asks for them.
  const others = files.filter(({ path }) => !/^module\.json(\.br|\.gz)?$/.test(path));
  return release(descriptor, [...others, { path: MANIFEST, bytes }]);
}

function release(descriptor, unsorted) {
  const files = unsorted.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { descriptor, files, digest: digestOf(files), size: sum(files) };
}

/** One plain tar with everything in it; the same bytes for the same files, whoever packs them and when. */
export function packRelease({ files }) {
  const archive = pack();
  for (const { path, bytes } of files)
    archive.entry({ name: path, mode: 0o644, mtime: NO_TIME, uid: 0, gid: 0, uname: '', gname: '' }, bytes);
  archive.finalize();
  return buffer(archive);
}

function digestOf(files) {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

const sum = (files) => files.reduce((total, { bytes }) => total + bytes.length, 0);
