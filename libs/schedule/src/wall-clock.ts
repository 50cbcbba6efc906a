import { IANAZone } from 'luxon';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Caches the results of `instantOf`, because zone lookups are slow. */
const memoizedInstant = memoize<number>(10_000);

/**
 * Returns the instant, in milliseconds since 1970, at which the wall clock of an IANA zone shows `time` ("HH:MM") on
 * `date` ("YYYY-MM-DD"). A time skipped by a clock change is moved forward by the length of the gap; a repeated time
 * means its first instant.
 */
export function instantOf(date: string, time: string, zone: string): number {
  return memoizedInstant(`${date} ${time} ${zone}`, () => findInstant(date, time, zone));
}

function findInstant(date: string, time: string, zone: string): number {
  const offset = zoneOffset(zone);
  // Treats the time as UTC: the instant is within a day of it.
  const wallClock = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offset(wallClock - DAY_MS), offset(wallClock + DAY_MS)];
  const candidates = [before, after].map((minutes) => wallClock - minutes * MINUTE_MS);
  const shown = candidates.filter((instant) => instant + offset(instant) * MINUTE_MS === wallClock);
  return shown.length > 0 ? Math.min(...shown) : wallClock - before * MINUTE_MS;
}

/** Returns the wall-clock time of a zone at an instant, "HH:MM". */
export function timeAt(instant: number, zone: string): string {
  return localTime(instant, zone).slice(11, 16);
}

/** Returns the date `days` later; both are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the date of a zone at an instant, `YYYY-MM-DD`. */
export function dateAt(instant: number, zone: string): string {
  return localTime(instant, zone).slice(0, 10);
}

/** Returns the wall-clock date and time as an ISO text, with the zone's offset written as UTC. */
function localTime(instant: number, zone: string): string {
  return new Date(instant + zoneOffset(zone)(instant) * MINUTE_MS).toISOString();
}

/** Returns a function from instant to the zone's offset from UTC, in minutes. */
function zoneOffset(zone: string): (instant: number) => number {
  const clock = IANAZone.create(zone);
  return (instant) => clock.offset(instant);
}

/**
 * Returns a function that computes a value once per key. All values are dropped when there are more than `most` keys.
 */
export function memoize<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    if (values.size >= most) values.clear();
    values.set(key, made);
    return made;
  };
}
