import { defineEntity, p } from '@mikro-orm/core';
import type { MovedOccurrence } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { editable } from '../platform/entities/columns.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

const MeetingExceptionSchema = defineEntity({
  name: 'MeetingException',
  triggers: [announced('meeting_exception')],
  uniques: [{ properties: ['meeting', 'date'] }],
  properties: {
    ...editable(),
    meeting: () => p.manyToOne(ZoomMeeting).mapToPk().deleteRule('cascade'),
    /** The date in the weekly schedule, on the wall clock of the meeting's zone. */
    date: p.date(),
    /** Null: cancelled. */
    movedTo: p.json<MovedOccurrence>().nullable(),
    reason: p.text(),
    reasonEn: p.text().nullable(),
  },
});

export class MeetingException extends MeetingExceptionSchema.class {}
MeetingExceptionSchema.setClass(MeetingException);
