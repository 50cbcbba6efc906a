import { defineEntity, p } from '@mikro-orm/core';
import { CHANNEL_CHANGES, type ReleaseName } from '@vitral/contracts';
import { announced } from '../../platform/changes/announced.ts';
import { identity, instant } from '../../platform/entities/columns.ts';

/** What visitors get: the pointer that activation moves. One row for each channel; visitors are on `live`. */
const ReleaseChannelSchema = defineEntity({
  name: 'ReleaseChannel',
  triggers: [announced('release_channel')],
  properties: {
    name: p.text().primary(),
    activeSetId: p.uuid(),
    candidateSetId: p.uuid().nullable(),
    /** What is tried out; it stays when another team's activation makes another set around it. */
    candidateReleaseId: p.uuid().nullable(),
    /** Percent of visitors. */
    candidateShare: p.integer().default(0),
    candidateSince: instant().nullable(),
    /** Counts every change. */
    version: p.integer().default(1),
    changedAt: instant(),
  },
});

export class ReleaseChannel extends ReleaseChannelSchema.class {}
ReleaseChannelSchema.setClass(ReleaseChannel);

/** What was done to a channel, in order. The database refuses to change or delete a row. */
const ChannelChangeSchema = defineEntity({
  name: 'ChannelChange',
  // The ids are in the order in which the pointer was moved; the clocks of two servers may differ.
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
    /** Null: a whole set. */
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
