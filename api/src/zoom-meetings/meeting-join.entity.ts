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
    /** Null: the session is deleted. */
    meeting: () => p.manyToOne(ZoomMeeting).nullable().mapToPk().deleteRule('set null'),
    /** The date of the session that was on or came next, on the wall clock of its zone. */
    date: p.date(),
  },
});

/** Somebody was led to the call of a session; nothing is kept of who. */
export class MeetingJoin extends MeetingJoinSchema.class {}
MeetingJoinSchema.setClass(MeetingJoin);
