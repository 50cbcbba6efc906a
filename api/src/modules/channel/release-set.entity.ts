import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../../platform/changes/announced.ts';
import { identity, instant } from '../../platform/entities/columns.ts';

/** The shell and one release of each module, rendered together. Immutable. */
const ReleaseSetSchema = defineEntity({
  name: 'ReleaseSet',
  triggers: [announced('release_set')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    /** Sorted, so that equal sets have equal texts. */
    releaseIds: p.json<string[]>(),
    /** The sorted ids joined by commas; unique, so that each combination has one set. */
    fingerprint: p.text().unique(),
    /** Time at which the set passed its proof, trial included. */
    provedAt: instant().nullable(),
    /** Last hour in which a page of the set was sent or open. */
    lastSeenAt: instant().nullable(),
  },
});

export class ReleaseSet extends ReleaseSetSchema.class {}
ReleaseSetSchema.setClass(ReleaseSet);
