import { DateTime, IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
/** No zone changes its clocks twice within a week, and each look-up of an offset is slow. */
const STEP_MS = 7 * 86_400_000;

/** The instant from which a zone has an offset, in minutes east of Greenwich. */
interface Observance {
  start: number;
  offset: number;
  offsetBefore: number;
}

/**
 * Returns the definition of an IANA zone (RFC 5545, section 3.6.5) for calendars that do not know its name: every clock
 * change between two instants in milliseconds, from this server's zone tables, which the pages also use.
 */
export function timeZoneDefinition(zone: string, from: number, to: number): string {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances(IANAZone.create(zone), from, to).flatMap((observance) => linesOf(observance, zone)),
    'END:VTIMEZONE',
  ]
    .map((line) => `${line}\r\n`)
    .join('');
}

/** The first observance has the offset at `from`. */
function observances(zone: IANAZone, from: number, to: number): Observance[] {
  const first = zone.offset(from);
  const found: Observance[] = [{ start: from, offset: first, offsetBefore: first }];
  let before = first;
  for (let time = from + STEP_MS; time < to + STEP_MS; time += STEP_MS) {
    const offset = zone.offset(time);
    if (offset === before) continue;
    found.push({ start: changeBetween(zone, time - STEP_MS, time), offset, offsetBefore: before });
    before = offset;
  }
  return found;
}

/** Finds the clock change between two instants by bisection. Zones change their clocks on full minutes. */
function changeBetween(zone: IANAZone, from: number, to: number): number {
  const after = zone.offset(to);
  let [early, late] = [from / MINUTE_MS, to / MINUTE_MS];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (zone.offset(middle * MINUTE_MS) === after) late = middle;
    else early = middle;
  }
  return late * MINUTE_MS;
}

function linesOf({ start, offset, offsetBefore }: Observance, zone: string): string[] {
  const kind = offset > offsetBefore ? 'DAYLIGHT' : 'STANDARD';
  // DTSTART is on the wall clock before the change.
  const wallClock = DateTime.fromMillis(start + offsetBefore * MINUTE_MS, { zone: 'utc' });
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallClock.toFormat("yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${offsetText(offsetBefore)}`,
    `TZOFFSETTO:${offsetText(offset)}`,
    `TZNAME:${DateTime.fromMillis(start, { zone, locale: 'en-US' }).offsetNameShort ?? zone}`,
    `END:${kind}`,
  ];
}

/** -480 → "-0800" */
function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
