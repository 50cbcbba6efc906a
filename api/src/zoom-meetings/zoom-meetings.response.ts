import { translationsIn } from '@vitral/contracts/languages';
import type {
  PublicRegistrationSettings,
  RegistrationSettings,
} from '@vitral/contracts/meeting-registrations';
import type {
  MeetingOccurrence,
  PublicMeetingException,
  PublicZoomMeeting,
  Schedule,
  ScheduleInput,
  ZoomMeeting as ZoomMeetingResponse,
  ZoomMeetingInput,
} from '@vitral/contracts/zoom-meetings';
import { meetingSlugs } from '@vitral/contracts/zoom-meetings';
import {
  disagreements,
  followFirst,
  type Occurrence,
  findOccurrence,
  occurrencesFrom,
  readDays,
  readSlots,
  isZone,
} from '@vitral/schedule';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOver, toException, toPublicException } from './meeting-exceptions.response.ts';
import { type MeetingException, ZoomMeeting } from './zoom-meetings.entity.ts';

const NEXT_DATES = 8;

export function timesOf(row: Pick<ZoomMeeting, 'daysOfWeek' | 'timeSlots'>) {
  return { days: readDays(row.daysOfWeek), slots: readSlots(row.timeSlots) };
}

/** Returns the fields that staff edit, with lists parsed, as audit entries compare them. */
export function toInput(row: ZoomMeeting): ZoomMeetingInput {
  const { days, slots } = timesOf(row);
  return {
    title: row.title,
    description: row.description,
    ...translationsIn(row, 'title', 'description'),
    category: row.category,
    zoomLink: row.zoomLink,
    isManagedInZoom: row.isManagedInZoom,
    daysOfWeek: days,
    timeSlots: followFirst(days, slots, Date.now()),
    isActive: row.isActive,
    image: row.image ?? null,
    leaderId: row.leaderId ?? null,
    registration: row.registration ?? null,
  };
}

export function toPublicResponse(row: ZoomMeeting, exceptions: MeetingException[]): PublicZoomMeeting {
  const {
    zoomLink: _zoomLink,
    isManagedInZoom: _isManagedInZoom,
    isActive: _isActive,
    registration,
    ...shown
  } = toInput(row);
  // Slots that follow the first one change their times with the season, although this is cached; pages compute them
  // from the first slot.
  const timeSlots = shown.timeSlots.filter(({ follows }) => !follows);
  const times = timesOf(row);
  const isScheduled = ({ date }: MeetingException) => findOccurrence(times, date) !== null;
  return {
    id: row.id,
    ...shown,
    timeSlots,
    registration: registration && toPublicSettings(registration),
    exceptions: exceptions.filter(isScheduled).map(toPublicException),
    slugs: meetingSlugs(row),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Leaves out the times of reminders, which do not concern anybody before they register. */
function toPublicSettings({
  reminders: _reminders,
  ...shown
}: RegistrationSettings): PublicRegistrationSettings {
  return shown;
}

/** Staff also get the exceptions of dates that left the schedule: they apply again if the dates come back. */
export function toResponse(
  row: ZoomMeeting,
  exceptions: MeetingException[],
  now: number,
): ZoomMeetingResponse {
  const input = toInput(row);
  const coming = exceptions.filter((exception) => !isOver(exception, input.timeSlots, now));
  return {
    id: row.id,
    ...input,
    ...scheduleOf(input, now, exceptions.map(toPublicException)),
    exceptions: coming.map(toException),
    datelessExceptions: coming.filter(({ date }) => !findOccurrence(timesOf(row), date)).map(({ id }) => id),
    acknowledgement: row.acknowledgedAt
      ? { at: row.acknowledgedAt.toISOString(), by: row.acknowledgedBy ?? '' }
      : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** Computed for every response, since the next dates depend on the time. */
export function scheduleOf(
  { daysOfWeek: days, timeSlots: slots }: ScheduleInput,
  now: number,
  exceptions: PublicMeetingException[] = [],
): Schedule {
  return {
    timeSlots: followFirst(days, slots, now),
    dates: occurrencesFrom({ days, slots, exceptions }, now, NEXT_DATES).map(toDate),
    disagreements: disagreements(days, slots, now),
  };
}

export function toDate({ date, zone: timezone, start, end, status }: Occurrence): MeetingOccurrence {
  return { date, timezone, start: iso(start), end: end === null ? null : iso(end), status };
}

const iso = (instant: number) => new Date(instant).toISOString();

/**
 * Returns the zone in which the site counts days: that of its first live session, or UTC without one. A separate setting would
 * have to be found and set before the figures are right.
 */
export async function siteZone(em: EntityManager): Promise<string> {
  const [first] = await em.find(
    ZoomMeeting,
    { isActive: true },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 1, fields: ['timeSlots'] },
  );
  const zone = readSlots(first?.timeSlots)[0]?.timezone ?? '';
  return zone && isZone(zone) ? zone : 'UTC';
}
