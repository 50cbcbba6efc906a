import { IANAZone } from 'luxon';
import { remembered } from './remembered.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What `instantOf` found before, since asking the tables of zones takes long. */
const rememberInstant = remembered<number>(10_000);

/**
 * The instant, in milliseconds since 1970, at which the wall clock of an IANA zone shows `time` ("HH:MM") on `date` ("YYYY-MM-DD").
 * A time that a change skips is moved on by what was skipped; of one that comes twice the first counts.
 */
export function instantOf(date: string, time: string, zone: string): number {
  return rememberInstant(`${date} ${time} ${zone}`, () => findInstant(date, time, zone));
}

function findInstant(date: string, time: string, zone: string): number {
  const offset = offsetsOf(zone);
  // As if the zone were UTC: the instant lies within a day of it.
  const wallClock = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offset(wallClock - DAY_MS), offset(wallClock + DAY_MS)];
  const candidates = [before, after].map((minutes) => wallClock - minutes * MINUTE_MS);
  const shown = candidates.filter((instant) => instant + offset(instant) * MINUTE_MS === wallClock);
  return shown.length > 0 ? Math.min(...shown) : wallClock - before * MINUTE_MS;
}

/** What the wall clock of a zone shows at an instant, "HH:MM". */
export function timeAt(instant: number, zone: string): string {
  return shownAt(instant, zone).slice(11, 16);
}

/** The date that is `days` later, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date that the wall clock of a zone shows at an instant, `YYYY-MM-DD`. */
export function dateAt(instant: number, zone: string): string {
  return shownAt(instant, zone).slice(0, 10);
}

/** As if the zone were UTC. */
function shownAt(instant: number, zone: string): string {
  return new Date(instant + offsetsOf(zone)(instant) * MINUTE_MS).toISOString();
}

/** By how many minutes a zone is ahead of UTC at an instant. */
function offsetsOf(zone: string): (instant: number) => number {
  const clock = IANAZone.create(zone);
  return (instant) => clock.offset(instant);
}
