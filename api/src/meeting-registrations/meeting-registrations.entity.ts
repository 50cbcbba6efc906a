import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '@vitral/contracts/languages';
import { REGISTRATION_STATES } from '@vitral/contracts/meeting-registrations';
import {
  announced,
  identity,
  instant,
  searchIndex,
  searchText,
  sortableText,
} from '../platform/entities/columns.ts';
import { sqlIndex } from '../platform/entities/sql-index.ts';
import { ZoomMeeting } from '../zoom-meetings/zoom-meetings.entity.ts';
import type { EmailDetails } from './registration-emails.ts';

const MeetingRegistrationSchema = defineEntity({
  name: 'MeetingRegistration',
  triggers: [announced('meeting_registration')],
  indexes: [
    { properties: ['meeting', 'date', 'state'] },
    { properties: ['createdAt', 'id'] },
    { properties: ['emailHash'] },
    { properties: ['endsAt'] },
    sqlIndex(
      'meeting_registration_person_unique',
      'meeting_registration (meeting_id, date, email_hash) nulls not distinct where meeting_id is not null',
      'unique index',
    ),
    {
      name: 'meeting_registration_search_index',
      expression: searchIndex('meeting_registration', 'search_text'),
    },
  ],
  properties: {
    ...identity(),
    /** Null: the meeting is deleted. */
    meeting: () => p.manyToOne(ZoomMeeting).nullable().mapToPk().deleteRule('set null'),
    /** Regular date on the wall clock of the meeting's zone; null for the series. */
    date: p.date().nullable(),
    name: sortableText(),
    /** The email address, encrypted. */
    sealedEmail: p.text().hidden(),
    /** A keyed digest of the email address, by which the rows of a person are found. */
    emailHash: p.text().hidden(),
    language: p.enum(LANGUAGES),
    timezone: p.text(),
    answers: p.json<Record<string, string>>(),
    state: p.enum(REGISTRATION_STATES).default('pending'),
    /** Determines the order of the waiting list. */
    confirmedAt: instant().nullable(),
    cancelledAt: instant().nullable(),
    /** End of the date, or of the registration; retention counts from it. Null while a series goes on. */
    endsAt: instant().nullable(),
    searchText: searchText('name'),
  },
});

export class MeetingRegistration extends MeetingRegistrationSchema.class {}
MeetingRegistrationSchema.setClass(MeetingRegistration);

const MeetingAttendanceSchema = defineEntity({
  name: 'MeetingAttendance',
  triggers: [announced('meeting_attendance')],
  uniques: [{ properties: ['registration', 'date'] }],
  properties: {
    ...identity(),
    registration: () => p.manyToOne(MeetingRegistration).mapToPk().deleteRule('cascade'),
    date: p.date(),
    /** Staff checked the person in; otherwise their personal link was opened. */
    isByStaff: p.boolean(),
  },
});

export class MeetingAttendance extends MeetingAttendanceSchema.class {}
MeetingAttendanceSchema.setClass(MeetingAttendance);

const RegistrationEmailSchema = defineEntity({
  name: 'RegistrationEmail',
  uniques: [{ properties: ['registration', 'key'] }],
  indexes: [sqlIndex('registration_email_open_index', 'registration_email (id) where delivery is null')],
  properties: {
    ...identity(),
    registration: () => p.manyToOne(MeetingRegistration).mapToPk().deleteRule('cascade'),
    kind: p.text(),
    /** Names the event; a second email about the same event is not added. */
    key: p.text(),
    /** The facts in the email, as they were when the event happened. */
    details: p.json<EmailDetails>(),
    /** Id of the delivery, once the email is composed. */
    delivery: p.uuid().nullable(),
  },
});

/** Outbox of the emails to registrants, written in the transaction of the event. docs/adr/067. */
export class RegistrationEmail extends RegistrationEmailSchema.class {}
RegistrationEmailSchema.setClass(RegistrationEmail);
