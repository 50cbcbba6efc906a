import { defineEntity, p } from '@mikro-orm/core';
import type { ReleaseName } from '@vitral/contracts/modules';
import { CHANNEL_CHANGES } from '@vitral/contracts/releases';
import { identity, instant, announced } from '../../platform/entities/columns.ts';

export const LIVE = 'live';

/** The sets that visitors receive: one row for each channel. Visitors are on `live`. */
const ReleaseChannelSchema = defineEntity({
  name: 'ReleaseChannel',
  triggers: [announced('release_channel')],
  properties: {
    name: p.text().primary(),
    activeSetId: p.uuid(),
    candidateSetId: p.uuid().nullable(),
    /** The release on trial. It stays the same when another team's activation puts it into another set. */
    candidateReleaseId: p.uuid().nullable(),
    /** Percent of visitors. */
    candidateShare: p.integer().default(0),
    candidateSince: instant().nullable(),
    version: p.integer().default(1),
    changedAt: instant(),
  },
});

export class ReleaseChannel extends ReleaseChannelSchema.class {}
ReleaseChannelSchema.setClass(ReleaseChannel);

/** History of a channel, in order. The database refuses updates and deletes. */
const ChannelChangeSchema = defineEntity({
  name: 'ChannelChange',
  // Ids follow the order of the changes; the clocks of two servers may differ.
  indexes: [{ properties: ['channel', 'id'] }, { properties: ['channel', 'module', 'id'] }],
  triggers: [
    announced('channel_change'),
    {
      name: 'vitral_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      forEach: 'row',
      expression:
        'create trigger vitral_append_only before update or delete on "channel_change" for each row execute function vitral_append_only()',
    },
  ],
  properties: {
    ...identity(),
    channel: p.text(),
    kind: p.enum(CHANNEL_CHANGES),
    /** Null for an activation of a whole set. */
    module: p.text().$type<ReleaseName>().nullable(),
    releaseId: p.uuid().nullable(),
    fromSetId: p.uuid().nullable(),
    toSetId: p.uuid(),
    share: p.integer().nullable(),
    reason: p.text().nullable(),
    actorId: p.text().nullable(),
    actorName: p.text().nullable(),
  },
});

export class ChannelChange extends ChannelChangeSchema.class {}
ChannelChangeSchema.setClass(ChannelChange);

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
    provedAt: instant().nullable(),
    /** The preview that alone receives the set; null for the sets of the channel. No foreign key, since its figures outlive the preview. */
    previewId: p.uuid().nullable(),
    /** Last hour in which a page of the set was sent or open. */
    lastSeenAt: instant().nullable(),
  },
});

export class ReleaseSet extends ReleaseSetSchema.class {}
ReleaseSetSchema.setClass(ReleaseSet);
