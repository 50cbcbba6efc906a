import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { SBOM_FILE, SIGNATURE_FILE } from '@vitral/contracts/release-signatures';
import { pack } from 'tar-stream';

interface ReleaseFile {
  path: string;
  bytes: Buffer;
}

export interface Release {
  descriptor: BuiltDescriptor;
  files: ReleaseFile[];
  digest: string;
  /** The CycloneDX document of the build, which is sent beside the files; null for a build without one. */
  sbom: Buffer | null;
  /** Bytes of all files. */
  size: number;
}

const MANIFEST = 'module.json';
const NO_TIME = new Date(0);

/**
 * Reads a module's build as a release with this version (by default, that of the build): descriptor, files sorted by
 * name, and the digest (SHA-256 over names and bytes, as the server computes it). Only module.json contains the
 * version, so one build can be published as any. Throws if `dist` contains no build.
 */
export async function readRelease(dist: string, version?: string) {
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const read = names.map(async (path) => ({ path, bytes: await readFile(join(dist, path)) }));
  return stamped(await Promise.all(read), version);
}

/** Writes a version into a release's files. Throws when module.json is not among them. */
export function stamped(built: ReleaseFile[], version?: string): Release {
  const files = built.filter(({ path }) => path !== SBOM_FILE && path !== SIGNATURE_FILE);
  const sbom = built.find(({ path }) => path === SBOM_FILE)?.bytes ?? null;
  const manifest = files.find((file) => file.path === MANIFEST);
  if (!manifest) throw new Error(`There is no ${MANIFEST}`);

  const found = JSON.parse(manifest.bytes.toString('utf8')) as BuiltDescriptor;
  if (version === undefined || version === found.version) return releaseOf(found, files, sbom);

  const descriptor = { ...found, version };
  const bytes = Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`);
  // The compressed copies would still contain the other version, and nobody requests them.
  const others = files.filter(({ path }) => !/^module\.json(\.br|\.gz)?$/.test(path));
  return releaseOf(descriptor, [...others, { path: MANIFEST, bytes }], sbom && withVersion(sbom, version));
}

interface Sbom {
  metadata: { component: object };
}

function withVersion(sbom: Buffer, version: string) {
  const document = JSON.parse(sbom.toString('utf8')) as Sbom;
  Object.assign(document.metadata.component, { version });
  return Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
}

function releaseOf(descriptor: BuiltDescriptor, unsorted: ReleaseFile[], sbom: Buffer | null): Release {
  const files = unsorted.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { descriptor, files, digest: digestOf(files), size: sizeOf(files), sbom };
}

/** Packs the files, the SBOM and the signature into a tar archive without time and owner, so that the same files give the same bytes. */
export function packRelease({ files, sbom }: Pick<Release, 'files' | 'sbom'>, signature?: Buffer) {
  const archive = pack();
  const attached = [
    ...(sbom ? [{ path: SBOM_FILE, bytes: sbom }] : []),
    ...(signature ? [{ path: SIGNATURE_FILE, bytes: signature }] : []),
  ];
  for (const { path, bytes } of [...files, ...attached])
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
