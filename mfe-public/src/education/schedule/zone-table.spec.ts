import { COUNTRY_ZONES } from '../../time-zone/zones.ts';
import { dateIn, timesIn } from './times.ts';

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;

/** Returns the day of a month's nth Sunday. */
function sunday(year: number, month: number, nth: number): number {
  const first = 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7);
  return first + 7 * (nth - 1);
}

/**
 * The law of the United States and most of Canada: clocks are an hour ahead from the second Sunday of March to the
 * first of November, changing at two o'clock.
 */
const northern = (hours: number) => (instant: number) => {
  const year = new Date(instant).getUTCFullYear();
  const begin = Date.UTC(year, 2, sunday(year, 2, 2), 2) - hours * HOUR_MS;
  const end = Date.UTC(year, 10, sunday(year, 10, 1), 2) - (hours + 1) * HOUR_MS;
  return begin <= instant && instant < end ? hours + 1 : hours;
};
const always = (hours: number) => () => hours;

/**
 * Offset from UTC in hours, by law instead of by a time zone database. British Columbia (-7) and Alberta (-6) have not
 * changed their clocks since 8 March 2026.
 */
const OFFSETS: Record<string, (instant: number) => number> = {
  'Pacific/Honolulu': always(-10),
  'America/Anchorage': northern(-9),
  'America/Los_Angeles': northern(-8),
  'America/Phoenix': always(-7),
  'America/Denver': northern(-7),
  'America/Chicago': northern(-6),
  'America/New_York': northern(-5),
  'America/Puerto_Rico': always(-4),
  'America/Tijuana': northern(-8),
  'America/Hermosillo': always(-7),
  'America/Mazatlan': always(-7),
  'America/Chihuahua': always(-6),
  'America/Mexico_City': always(-6),
  'America/Monterrey': always(-6),
  'America/Merida': always(-6),
  'America/Cancun': always(-5),
  'America/Vancouver': (instant) => (instant < Date.parse('2026-03-08T10:00Z') ? -8 : -7),
  'America/Edmonton': (instant) => (instant < Date.parse('2026-03-08T09:00Z') ? -7 : -6),
  'America/Regina': always(-6),
  'America/Winnipeg': northern(-6),
  'America/Toronto': northern(-5),
  'America/Halifax': northern(-4),
  'America/St_Johns': northern(-3.5),
};

const CHANGES = [2026, 2027].flatMap((year) => [
  Date.UTC(year, 2, sunday(year, 2, 2)),
  Date.UTC(year, 10, sunday(year, 10, 1)),
]);
/** Every half hour of the days around each clock change. */
const INSTANTS = CHANGES.flatMap((day) =>
  Array.from({ length: 3 * 48 }, (_, index) => day - 24 * HOUR_MS + index * HALF_HOUR_MS),
);

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

describe('times in the zones of the three countries', () => {
  const zones = Object.values(COUNTRY_ZONES).flatMap((country) => country.zones);

  it('know all of these zones', () => {
    expect(Object.keys(OFFSETS).toSorted()).toEqual(zones.toSorted());
  });

  it.each(zones)(
    'follow the law in %s, from midnight to midnight around each change of the clock',
    (zone) => {
      const shown = INSTANTS.map(
        (instant) =>
          `${dateIn(zone, instant, 'iso', DAY)} ${timesIn(zone, { start: instant, end: null }, 'es')}`,
      );
      const lawful = INSTANTS.map((instant) =>
        new Date(instant + (OFFSETS[zone]?.(instant) ?? NaN) * HOUR_MS)
          .toISOString()
          .slice(0, 16)
          .replace('T', ' '),
      );
      expect(shown).toEqual(lawful);
    },
  );
});
