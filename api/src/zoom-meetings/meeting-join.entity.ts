import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../platform/changes/announced.ts';
import { identity } from '../platform/entities/columns.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

const MeetingJoinSchema = defineEntity({
  name: 'MeetingJoin',
  triggers: [announced('meeting_join')],
  indexes: [{ properties: ['date', 'meeting'] }, { properties: ['createdAt'] }],
  properties: {
    ...identity(),
    /** Null: the meeting is deleted. */
    meeting: () => p.manyToOne(ZoomMeeting).nullable().mapToPk().deleteRule('set null'),
    /** The current or next date of the meeting, on the wall clock of its zone. */
    date: p.date(),
  },
});

/** One redirect to the call of a meeting; nothing about the person is stored. */
export class MeetingJoin extends MeetingJoinSchema.class {}
MeetingJoinSchema.setClass(MeetingJoin);
