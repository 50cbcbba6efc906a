import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { identity } from '../platform/entities/columns.ts';

/** One module's built files, immutable, as they lie at `/modules/<name>/<version>-<digest8>/`. */
const ReleaseSchema = defineEntity({
  name: 'Release',
  uniques: [{ properties: ['name', 'digest'] }],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    name: p.text().$type<ReleaseName>(),
    version: p.text(),
    /** sha256 over every file of the release, hexadecimal. */
    digest: p.text(),
    descriptor: p.json<BuiltDescriptor>(),
  },
});

export class Release extends ReleaseSchema.class {}
ReleaseSchema.setClass(Release);
