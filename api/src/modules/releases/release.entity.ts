import { defineEntity, p } from '@mikro-orm/core';
import type { ReleasePromotion } from '@vitral/contracts/environments';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { DsseEnvelope } from '@vitral/contracts/release-signatures';
import { RELEASE_ORIGINS, type ReleaseFile } from '@vitral/contracts/releases';
import { identity, instant, announced } from '../../platform/entities/columns.ts';

/** One module's built files, immutable, served at `/modules/<name>/<version>-<digest8>/`. */
const ReleaseSchema = defineEntity({
  name: 'Release',
  triggers: [announced('release')],
  uniques: [{ properties: ['name', 'digest'] }],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['name', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text().$type<ReleaseName>(),
    version: p.text(),
    /** SHA-256 over all files of the release, hexadecimal. */
    digest: p.text(),
    descriptor: p.json<BuiltDescriptor>(),
    origin: p.enum(RELEASE_ORIGINS).default('workspace'),
    revision: p.text().nullable(),
    /** Name of the person or the token; null for a build that the server published at its start. */
    publishedBy: p.text().nullable(),
    /** Account of the person, or of the creator of the token. */
    publishedById: p.uuid().nullable(),
    /** Origin as stated by the site that promoted the release; informative, not verified. */
    promotion: p.json<ReleasePromotion>().nullable(),
    files: p.json<ReleaseFile[]>().defaultRaw(`'[]'`),
    size: p.bigint('number').default(0),
    /** The publisher's signature of the files; null for an unsigned release. */
    signature: p.json<DsseEnvelope>().nullable(),
    signingKeyId: p.uuid().nullable(),
    /** Time at which the server accepted the signature. */
    signedAt: instant().nullable(),
    /** SHA-256 of the stored SBOM, hexadecimal. */
    sbomDigest: p.text().nullable(),
    /** Time at which its files were deleted. The row stays, since a version must always mean the same bytes. */
    removedAt: instant().nullable(),
  },
});

export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);

/** The list of the packages in a release, a CycloneDX document as it was sent. It stays when the files are removed. */
const ReleaseSbomSchema = defineEntity({
  name: 'ReleaseSbom',
  properties: { releaseId: p.uuid().primary(), document: p.text() },
});

export class ReleaseSbom extends ReleaseSbomSchema.class {}
ReleaseSbomSchema.setClass(ReleaseSbom);

/** The build of each module found at the last startup; the next startup publishes only builds that differ. */
const WorkspaceReleaseSchema = defineEntity({
  name: 'WorkspaceRelease',
  properties: { name: p.text().$type<ReleaseName>().primary(), releaseId: p.uuid() },
});

export class WorkspaceRelease extends WorkspaceReleaseSchema.class {}
WorkspaceReleaseSchema.setClass(WorkspaceRelease);

export const releaseFolder = (version: string, digest: string): string => `${version}-${digest.slice(0, 8)}`;
