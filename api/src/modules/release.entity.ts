import { defineEntity, p } from '@mikro-orm/core';
import { type BuiltDescriptor, RELEASE_ORIGINS, type ReleaseFile, type ReleaseName } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { identity, instant } from '../platform/entities/columns.ts';

/** One module's built files, immutable, as they lie at `/modules/<name>/<version>-<digest8>/`. */
const ReleaseSchema = defineEntity({
  name: 'Release',
  triggers: [announced('release')],
  uniques: [{ properties: ['name', 'digest'] }],
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['name', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text().$type<ReleaseName>(),
    version: p.text(),
    /** sha256 over every file of the release, hexadecimal. */
    digest: p.text(),
    descriptor: p.json<BuiltDescriptor>(),
    origin: p.enum(RELEASE_ORIGINS).default('workspace'),
    revision: p.text().nullable(),
    /** What the person or the token was called; null: the server at its start. */
    publishedBy: p.text().nullable(),
    /** Of the person, or of whoever made the token. */
    publishedById: p.uuid().nullable(),
    files: p.json<ReleaseFile[]>().defaultRaw(`'[]'`),
    /** Bytes of all files. */
    size: p.bigint('number').default(0),
    /** When its files went; the row stays, since a version means the same bytes for ever. */
    removedAt: instant().nullable(),
  },
});

export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);

/** The build that the server found of each module at its last start: only another one is published at the next. */
const WorkspaceReleaseSchema = defineEntity({
  name: 'WorkspaceRelease',
  properties: {
    name: p.text().$type<ReleaseName>().primary(),
    releaseId: p.uuid(),
  },
});

export class WorkspaceRelease extends WorkspaceReleaseSchema.class {}
WorkspaceReleaseSchema.setClass(WorkspaceRelease);
