import type { TimeSlot } from '@vitral/contracts/zoom-meetings';

/**
 * UTC offsets in hours of each zone in the evening of a date, taken from the laws instead of a time zone database: the United
 * States and Tijuana have summer time from the second Sunday of March to the first of November, Spain from the last Sunday of
 * March to the last of October; Mexico has been at -6 since 2022, British Columbia at -7 since 8 March 2026.
 */
const ZONES = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Vancouver',
  'Europe/Madrid',
] as const;

type Zone = (typeof ZONES)[number];

// prettier-ignore
export const HOURS = {
  // The last Sunday of October 2026: Spain sets its clocks back.
  '2026-10-24': [-7, -5, -4, -6, -7, -7, +2],
  '2026-10-25': [-7, -5, -4, -6, -7, -7, +1],
  '2026-10-26': [-7, -5, -4, -6, -7, -7, +1],
  // The first Sunday of November 2026: the United States set their clocks back.
  '2026-10-31': [-7, -5, -4, -6, -7, -7, +1],
  '2026-11-01': [-8, -6, -5, -6, -8, -7, +1],
  '2026-11-02': [-8, -6, -5, -6, -8, -7, +1],
  // The second Sunday of March 2027: the United States set their clocks forward.
  '2027-03-13': [-8, -6, -5, -6, -8, -7, +1],
  '2027-03-14': [-7, -5, -4, -6, -7, -7, +1],
  '2027-03-15': [-7, -5, -4, -6, -7, -7, +1],
  // The last Sunday of March 2027: Spain sets its clocks forward.
  '2027-03-27': [-7, -5, -4, -6, -7, -7, +1],
  '2027-03-28': [-7, -5, -4, -6, -7, -7, +2],
  '2027-03-29': [-7, -5, -4, -6, -7, -7, +2],
  // The last Sunday of October 2027: Spain sets its clocks back.
  '2027-10-30': [-7, -5, -4, -6, -7, -7, +2],
  '2027-10-31': [-7, -5, -4, -6, -7, -7, +1],
  '2027-11-01': [-7, -5, -4, -6, -7, -7, +1],
  // The first Sunday of November 2027: the United States set their clocks back.
  '2027-11-06': [-7, -5, -4, -6, -7, -7, +1],
  '2027-11-07': [-8, -6, -5, -6, -8, -7, +1],
  '2027-11-08': [-8, -6, -5, -6, -8, -7, +1],
} as const satisfies Record<string, readonly number[]>;

export const DATES = Object.keys(HOURS) as (keyof typeof HOURS)[];

/** Slots of every day. At noon UTC each is over or has not begun. */
export const SLOTS = [
  { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:30' },
  { timezone: 'America/Chicago', time: '20:00' },
  { timezone: 'America/New_York', time: '22:30', endTime: '00:15' },
  { timezone: 'America/Mexico_City', time: '19:00', endTime: '20:00' },
  { timezone: 'America/Tijuana', time: '17:45', endTime: '18:30' },
  { timezone: 'America/Vancouver', time: '18:00', endTime: '19:00' },
  { timezone: 'Europe/Madrid', time: '20:00', endTime: '21:15' },
] as const satisfies (TimeSlot & { timezone: Zone })[];

/** A live session on Wednesdays at nine in New York, with occurrences moved across a clock change, or cancelled. */
export const CHANGED_SLOT: TimeSlot = { timezone: 'America/New_York', time: '21:00', endTime: '22:00' };
const REASON = { reason: 'Viaje', reasonEn: 'Travel' };
export const EXCEPTIONS = [
  { date: '2026-10-28', movedTo: null, ...REASON },
  { date: '2027-03-10', movedTo: { date: '2027-03-14', time: '09:00', endTime: '10:00' }, ...REASON },
  { date: '2027-11-03', movedTo: { date: '2027-11-07', time: '09:00', endTime: '10:00' }, ...REASON },
];
/** Expected next occurrence on the day before a date, its entry in the feed, and its times on the card in the three zones. */
export const CHANGED = {
  '2026-10-28': {
    next: '2026-11-05T02:00Z 2026-11-05T03:00Z held',
    page: ['18:00 – 19:00', '20:00 – 21:00', '21:00 – 22:00'],
    feed: '2026-10-29T01:00Z 2026-10-29T02:00Z CANCELLED',
  },
  '2027-03-10': {
    next: '2027-03-14T13:00Z 2027-03-14T14:00Z moved',
    page: ['06:00 – 07:00', '08:00 – 09:00', '09:00 – 10:00'],
    feed: '2027-03-14T13:00Z 2027-03-14T14:00Z',
  },
  '2027-11-03': {
    next: '2027-11-07T14:00Z 2027-11-07T15:00Z moved',
    page: ['06:00 – 07:00', '08:00 – 09:00', '09:00 – 10:00'],
    feed: '2027-11-07T14:00Z 2027-11-07T15:00Z',
  },
} as const;

/** `2026-11-03T02:00Z 2026-11-03T03:30Z`; an open end is null, which readers of calendars take for the start. */
export function expectedInstants(
  slot: TimeSlot,
  date: keyof typeof HOURS,
  openEnd: 'null' | 'start',
): string {
  const { start, end } = instants(slot, date);
  const computed = end ?? (openEnd === 'start' ? start : null);
  return `${minute(start)} ${computed === null ? 'null' : minute(computed)}`;
}

/** Times on the Spanish page for the evening of a date in Pacific, Central and Eastern: `18:00 – 19:30`. */
export function expectedTimes(slot: TimeSlot, date: keyof typeof HOURS): string[] {
  const { start, end } = instants(slot, date);
  return HOURS[date].slice(0, 3).map((hours) => {
    const clock = (instant: number) => new Date(instant + hours * 3_600_000).toISOString().slice(11, 16);
    return end === null ? clock(start) : `${clock(start)} – ${clock(end)}`;
  });
}

function instants({ timezone, time, endTime }: TimeSlot, date: keyof typeof HOURS) {
  const hours = HOURS[date][ZONES.findIndex((zone) => zone === timezone)] ?? NaN;
  const at = (clock: string) => Date.parse(`${date}T${clock}Z`) - hours * 3_600_000;
  const start = at(time);
  if (endTime === undefined) return { start, end: null };
  const end = at(endTime);
  return { start, end: end > start ? end : end + 86_400_000 };
}

const minute = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
