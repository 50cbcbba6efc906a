import { defineEntity, p } from '@mikro-orm/core';
import type { RegistrationSettings } from '@vitral/contracts/meeting-registrations';
import {
  MEETING_CATEGORIES,
  type TimeSlot,
  type Weekday,
  type MovedOccurrence,
} from '@vitral/contracts/zoom-meetings';
import { TeamMember } from '../team-members/team-members.entity.ts';
import { announced } from '../platform/entities/columns.ts';
import { editable, instant, searchText, identity } from '../platform/entities/columns.ts';
import { searchIndex } from '../platform/entities/columns.ts';
import { translationColumns, translations } from '../platform/entities/translations.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';

const ZoomMeetingSchema = defineEntity({
  name: 'ZoomMeeting',
  triggers: [announced('zoom_meeting')],
  indexes: [
    { properties: ['createdAt', 'id'] },
    sqlIndex('zoom_meeting_shown_index', 'zoom_meeting (created_at, id) where is_active'),
    { name: 'zoom_meeting_search_index', expression: searchIndex('zoom_meeting', 'search_text') },
  ],
  properties: {
    ...editable(),
    title: p.text(),
    description: p.text(),
    ...translations('title', 'description'),
    category: p.enum(MEETING_CATEGORIES),
    /** Empty until Zoom has created the call of a live session that is managed there. */
    zoomLink: p.text(),
    isManagedInZoom: p.boolean().default(false),
    /** Lists, or JSON text in imported rows. */
    daysOfWeek: p.json<Weekday[] | string>(),
    timeSlots: p.json<TimeSlot[] | string>(),
    isActive: p.boolean(),
    image: p.text().nullable(),
    /** Also null once the member is deleted. */
    leaderId: () =>
      p.manyToOne(TeamMember).fieldName('leader_id').nullable().mapToPk().deleteRule('set null'),
    /** Null: visitors do not register. */
    registration: p.json<RegistrationSettings>().nullable(),
    /** Grows with each change of an exception, including deletions, so that calendars recognize the newer date. */
    datesVersion: p.integer().default(0),
    /** Time at which a person acknowledged that the slots differ, and their name; null again once days or slots change. */
    acknowledgedAt: instant().nullable(),
    acknowledgedBy: p.text().nullable(),
    searchText: searchText('title', ...translationColumns('title'), 'description'),
  },
});

export class ZoomMeeting extends ZoomMeetingSchema.class {}
ZoomMeetingSchema.setClass(ZoomMeeting);

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
    ...translations('reason'),
  },
});

export class MeetingException extends MeetingExceptionSchema.class {}
MeetingExceptionSchema.setClass(MeetingException);

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
