import { DateTime, IANAZone } from 'luxon';

const MINUTE_MS = 60_000;
/** No zone changes its clocks twice in so short a time, and asking for an offset takes a while. */
const STEP_MS = 7 * 86_400_000;

/** From when on a zone keeps to an offset, in minutes east of Greenwich. */
interface Observance {
  start: number;
  offset: number;
  offsetBefore: number;
}

/**
 * The definition of an IANA zone (RFC 5545, section 3.6.5), for calendars that do not know it by its name: every change of its clocks
 * between two instants in milliseconds, as the zone tables of this server have them, the same that pages are made with.
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

/** The first tells how things are at the beginning. */
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

/** Zones change their clocks on full minutes. */
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
  // The wall clock as it was until then.
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
