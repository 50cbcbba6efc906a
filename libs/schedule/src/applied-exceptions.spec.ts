import { describe, expect, it } from '@jest/globals';
import { applyExceptions } from './exceptions.ts';

const MONDAYS = {
  days: ['monday' as const],
  slots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:30' }],
};
const iso = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 16);

describe('applyExceptions', () => {
  it('returns the regular and the changed occurrence of each exception', () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: null, reason: 'Feriado' },
      { date: '2027-03-15', movedTo: { date: '2027-03-13', time: '20:00' }, reason: 'Viaje' },
    ];
    const found = applyExceptions(MONDAYS, exceptions);

    expect(found.map(({ exception }) => exception)).toEqual(exceptions);
    expect(
      found.map(({ planned, changed }) => [
        iso(planned.start),
        iso(planned.end),
        changed.status,
        iso(changed.start),
        iso(changed.end),
      ]),
    ).toEqual([
      ['2026-11-24T02:00', '2026-11-24T03:30', 'cancelled', '2026-11-24T02:00', '2026-11-24T03:30'],
      ['2027-03-16T01:00', '2027-03-16T02:30', 'moved', '2027-03-14T01:00', null],
    ]);
  });

  it('skips exceptions of weekdays that are no longer scheduled, and all of a meeting without a valid slot', () => {
    const exceptions = [{ date: '2026-11-24', movedTo: null }];
    expect(applyExceptions(MONDAYS, exceptions)).toEqual([]);

    const monday = [{ date: '2026-11-23', movedTo: null }];
    expect(
      applyExceptions({ ...MONDAYS, slots: [{ timezone: 'Atlantis/Capital', time: '10:00' }] }, monday),
    ).toEqual([]);
  });
});
