import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../../platform/changes/announced.ts';
import { identity, instant } from '../../platform/entities/columns.ts';

/** The shell and one release of each module, which visitors see together. Never changes. */
const ReleaseSetSchema = defineEntity({
  name: 'ReleaseSet',
  triggers: [announced('release_set')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...identity(),
    /** Sorted, so that equal sets are equal texts. */
    releaseIds: p.json<string[]>(),
    /** The same, joined by commas: one set for each choice of releases. */
    fingerprint: p.text().unique(),
    /** When it has passed the proof whole, trial included. */
    provedAt: instant().nullable(),
    /** When a page of it was last sent or open, to the hour. */
    lastSeenAt: instant().nullable(),
  },
});

export class ReleaseSet extends ReleaseSetSchema.class {}
ReleaseSetSchema.setClass(ReleaseSet);
