import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHANGED, DATES, expectedInstants, expectedTimes, SLOTS } from './set-up/calendar-table.ts';

const SCRIPT = fileURLToPath(new URL('set-up/compute-calendar-table.ts', import.meta.url));

/** Keyed by source, then by date and live session; calendars by live session and date. */
interface Computed {
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

async function askUnder(zone: string): Promise<Computed> {
  const env = { PATH: process.env['PATH'], TZ: zone };
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', SCRIPT], { env });
  return JSON.parse(stdout) as Computed;
}

const eachDate = <Entry>(compute: (date: (typeof DATES)[number]) => Entry) =>
  Object.fromEntries(DATES.map((date) => [date, compute(date)]));
const eachSlot = <Entry>(compute: (slot: (typeof SLOTS)[number]) => Entry) =>
  Object.fromEntries(SLOTS.map((slot) => [slot.timezone, compute(slot)]));
const changedBy = (source: 'next' | 'feed') =>
  Object.fromEntries(Object.entries(CHANGED).map(([date, computed]) => [date, computed[source]]));

describe.each([
  ['America/Vancouver', 420],
  ['Asia/Kolkata', -330],
  ['UTC', 0],
])('on a machine in %s', (zone, minutesBehind) => {
  let computed: Computed;
  beforeAll(async () => {
    computed = await askUnder(zone);
  });

  it('runs in that time zone', () => {
    expect(computed.machine).toBe(minutesBehind);
  });

  it('has the expected instants in schedule and API', () => {
    const expected = eachDate((date) => eachSlot((slot) => `${expectedInstants(slot, date, 'null')} held`));
    expect(computed.schedule).toEqual(expected);
    expect(computed.api).toEqual(expected);
    expect(computed.changed.schedule).toEqual(changedBy('next'));
    expect(computed.changed.api).toEqual(changedBy('next'));
  });

  it('has the expected instants in the calendars, as an independent parser reads them', () => {
    for (const slot of SLOTS)
      expect(computed.calendar[slot.timezone]).toMatchObject(
        eachDate((date) => expectedInstants(slot, date, 'start')),
      );
    expect(computed.changed.calendar).toMatchObject(changedBy('feed'));
  });

  it('shows the expected times on the page in Pacific, Central and Eastern', () => {
    expect(computed.page).toEqual(eachDate((date) => eachSlot((slot) => expectedTimes(slot, date))));
    for (const [date, { page }] of Object.entries(CHANGED)) expect(computed.changed.page[date]).toEqual(page);
  });
});
