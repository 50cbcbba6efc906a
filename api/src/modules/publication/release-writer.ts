import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasePromotion } from '@vitral/contracts/environments';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseOrigin } from '@vitral/contracts/releases';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readContent, type ReleaseContent } from '../releases/release-content.ts';
import type { AcceptedSignature } from '../releases/release-trust.ts';
import { ATTACHMENTS, type Attachments, readAttachments } from '../releases/attachments.ts';
import { Release, ReleaseSbom } from '../releases/release.entity.ts';

/** A build in a folder: `<name>/dist`, or the unpacked archive of a publisher. */
export interface ModuleBuild extends ReleaseContent {
  folder: string;
  descriptor: BuiltDescriptor;
  attachments: Attachments;
}

export async function readModuleBuild(folder: string, name: ReleaseName): Promise<ModuleBuild | null> {
  const content = await readContent(folder, ATTACHMENTS);
  if (!content.files.some(({ path }) => path === 'module.json')) return null;

  const descriptor = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as BuiltDescriptor;
  if (descriptor.name !== name)
    throw new Error(`${folder} holds the build of ${descriptor.name}, not of ${name}`);
  return { ...content, folder, descriptor, attachments: await readAttachments(folder) };
}

interface Source {
  origin: ReleaseOrigin;
  revision?: string;
  publishedBy?: string;
  publishedById?: string;
  promotion?: ReleasePromotion | null;
}

export interface WrittenRelease {
  release: Release;
  isNew: boolean;
  /** The release was known, but its files had been removed. */
  isRestored: boolean;
  /** The release has a new signature, which may replace an older one. */
  isSigned: boolean;
}

/** Writes the row of a build whose archive is stored. The caller holds the lock of the releases and commits. */
export async function writeRelease(
  em: EntityManager,
  build: ModuleBuild,
  source: Source,
  signed: AcceptedSignature | null = null,
): Promise<WrittenRelease> {
  const { descriptor, digest, files, size } = build;
  const { name, version } = descriptor;
  const known = await em.findOne(Release, { name, digest });
  const isRestored = Boolean(known?.removedAt);
  const release = known ?? em.create(Release, { name, version, digest, descriptor, ...source });
  em.assign(release, { files, size, removedAt: null });
  // A restored release gets the date of a new one; otherwise the next clean-up would remove it again.
  if (isRestored) em.assign(release, { ...source, createdAt: new Date() });
  if (source.promotion) release.promotion = source.promotion;
  const isSigned = attach(release, build.attachments, signed);
  await em.flush();
  const { sbom } = build.attachments;
  if (sbom && release.sbomDigest === sbom.digest)
    await em.upsert(ReleaseSbom, { releaseId: release.id, document: sbom.text });
  return { release, isNew: !known, isRestored, isSigned };
}

/** An equal signature by the same key changes nothing. Without a new signature, a signed release keeps its SBOM. */
function attach(release: Release, { sbom }: Attachments, signed: AcceptedSignature | null): boolean {
  const sbomDigest = sbom?.digest ?? null;
  if (!signed) {
    if (!release.signature && sbomDigest) release.sbomDigest = sbomDigest;
    return false;
  }
  if (release.signingKeyId === signed.signingKeyId && release.sbomDigest === sbomDigest) return false;
  Object.assign(release, { ...signed, sbomDigest });
  return true;
}
