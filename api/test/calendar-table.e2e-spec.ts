import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHANGED, DATES, expectedInstants, expectedTimes, SLOTS } from './set-up/calendar-table.ts';

const SCRIPT = fileURLToPath(new URL('set-up/tell-calendar-table.ts', import.meta.url));

/** Keyed by source, then by date and live session; calendars by live session and date. */
interface Told {
  machine: number;
  schedule: Record<string, Record<string, string>>;
  api: Record<string, Record<string, string>>;
  calendar: Record<string, Record<string, string>>;
  page: Record<string, Record<string, string[]>>;
  changed: {
    schedule: Record<string, string>;
    api: Record<string, string>;
    calendar: Record<string, string>;
    page: Record<string, string[]>;
  };
}

async function askUnder(zone: string): Promise<Told> {
  const env = { PATH: process.env['PATH'], TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', SCRIPT], { env });
  return JSON.parse(stdout) as Told;
}

const eachDate = <Entry>(tell: (date: (typeof DATES)[number]) => Entry) =>
  Object.fromEntries(DATES.map((date) => [date, tell(date)]));
const eachSlot = <Entry>(tell: (slot: (typeof SLOTS)[number]) => Entry) =>
  Object.fromEntries(SLOTS.map((slot) => [slot.timezone, tell(slot)]));
const changedBy = (source: 'next' | 'feed') =>
  Object.fromEntries(Object.entries(CHANGED).map(([date, told]) => [date, told[source]]));

describe.each([
  ['America/Vancouver', 420],
  ['Asia/Kolkata', -330],
  ['UTC', 0],
])('on a machine in %s', (zone, minutesBehind) => {
  let told: Told;
  beforeAll(async () => {
    told = await askUnder(zone);
  });

  it('runs in that time zone', () => {
    expect(told.machine).toBe(minutesBehind);
  });

  it('has the expected instants in schedule and API', () => {
    const expected = eachDate((date) => eachSlot((slot) => `${expectedInstants(slot, date, 'null')} held`));
    expect(told.schedule).toEqual(expected);
    expect(told.api).toEqual(expected);
    expect(told.changed.schedule).toEqual(changedBy('next'));
    expect(told.changed.api).toEqual(changedBy('next'));
  });

  it('has the expected instants in the calendars, as an independent parser reads them', () => {
    for (const slot of SLOTS)
      expect(told.calendar[slot.timezone]).toMatchObject(
        eachDate((date) => expectedInstants(slot, date, 'hour')),
      );
    expect(told.changed.calendar).toMatchObject(changedBy('feed'));
  });

  it('shows the expected times on the page in Pacific, Central and Eastern', () => {
    expect(told.page).toEqual(eachDate((date) => eachSlot((slot) => expectedTimes(slot, date))));
    for (const [date, { page }] of Object.entries(CHANGED)) expect(told.changed.page[date]).toEqual(page);
  });
});
