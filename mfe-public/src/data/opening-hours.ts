import type { Language } from '@vitral/sdk/contracts/languages';
import { isInOrder, OPENING_TIMES } from '@vitral/sdk/contracts/opening-hours';
import { WEEKDAYS } from '@vitral/sdk/contracts/zoom-meetings';
import { isObject, textOf } from './json.ts';

/** From and until, as `HH:MM`. */
export type OpenSpan = [opens: string, closes: string];

/** Opening spans of each open day, by the position of the day in the week, from Monday on. */
export type OpenDay = { day: number; spans: OpenSpan[] };

/** Returns the open days in the order of the week; those with invalid times are left out. */
export function readOpeningHours(stored: unknown): OpenDay[] {
  const rows = Array.isArray(stored) ? stored.filter(isObject) : [];
  return WEEKDAYS.flatMap((name, day) => {
    const row = rows.find((one) => one.day === name) ?? {};
    const times = Object.fromEntries(OPENING_TIMES.map((time) => [time, textOf(row[time])]));
    const { opens = '', closes = '', opensAgain = '', closesAgain = '' } = times;
    const isValid = OPENING_TIMES.every(
      (time) => isInOrder(times, time) && /^(\d\d:\d\d)?$/.test(times[time] ?? ''),
    );
    if (!isValid || !opens) return [];
    const second: OpenSpan[] = opensAgain ? [[opensAgain, closesAgain]] : [];
    return { day, spans: [[opens, closes], ...second] };
  });
}

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns a line for each run of days with equal hours, such as "Mon–Fri 9:00 AM – 6:00 PM". */
export function openingLines(days: OpenDay[], language: Language): string[] {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const nameOf = (day: number) => weekday.format(FIRST_DAY + day * DAY_MS);
  const timeOf = (time: string) => new Date(`2024-01-01T${time}Z`);
  return runsOf(days).map(({ first, last, spans }) => {
    const names = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
    const times = spans.map(([opens, closes]) => clock.formatRange(timeOf(opens), timeOf(closes)));
    return `${names} ${times.join(', ')}`;
  });
}

interface Run {
  first: number;
  last: number;
  spans: OpenSpan[];
}

/** Merges adjacent days with equal hours. */
function runsOf(days: OpenDay[]): Run[] {
  const runs: Run[] = [];
  for (const { day, spans } of days) {
    const run = runs.at(-1);
    if (run?.last === day - 1 && String(run.spans) === String(spans)) run.last = day;
    else runs.push({ first: day, last: day, spans });
  }
  return runs;
}
