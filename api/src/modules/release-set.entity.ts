import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { identity, instant } from '../platform/entities/columns.ts';

/** The shell and one release of each module, which visitors see together. */
const ReleaseSetSchema = defineEntity({
  name: 'ReleaseSet',
  properties: {
    ...identity(),
    /** Sorted, so that equal sets are equal texts. */
    releaseIds: p.json<string[]>(),
  },
});

export class ReleaseSet extends ReleaseSetSchema.class {}
ReleaseSetSchema.setClass(ReleaseSet);

/** The pointer that activation moves: one row per channel. */
const ActiveReleaseSetSchema = defineEntity({
  name: 'ActiveReleaseSet',
  triggers: [announced('active_release_set')],
  properties: {
    channel: p.text().primary(),
    releaseSetId: p.uuid(),
    activatedAt: instant(),
  },
});

export class ActiveReleaseSet extends ActiveReleaseSetSchema.class {}
ActiveReleaseSetSchema.setClass(ActiveReleaseSet);
