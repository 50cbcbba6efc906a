import { describe, expect, it } from '@jest/globals';
import { disagreements } from './disagreements.ts';

const NOW = Date.parse('2026-11-22T12:00Z');
const slot = (timezone: string, time: string) => ({ timezone, time });
const PACIFIC = slot('America/Los_Angeles', '18:00');

describe('disagreements', () => {
  it('returns nothing if all slots show the same instant all year', () => {
    const slots = [PACIFIC, slot('America/Chicago', '20:00'), slot('America/New_York', '21:00')];
    expect(disagreements(['monday'], slots, NOW)).toEqual([]);
  });

  it('returns the next date and the difference of a slot that differs all year', () => {
    const slots = [PACIFIC, slot('America/Chicago', '20:30'), slot('America/New_York', '20:00')];
    expect(disagreements(['tuesday'], slots, NOW)).toEqual([
      { slot: 1, date: '2026-11-24', minutes: 30 },
      { slot: 2, date: '2026-11-24', minutes: -60 },
    ]);
  });

  it('returns slots in zones that change their clocks on other days or never', () => {
    const slots = [PACIFIC, slot('America/Mexico_City', '20:00'), slot('Europe/Madrid', '03:00')];
    expect(disagreements(['monday'], slots, NOW)).toEqual([
      { slot: 1, date: '2027-03-15', minutes: 60 },
      { slot: 2, date: '2027-03-15', minutes: 60 },
    ]);
  });

  it('uses time zone data in which British Columbia no longer changes its clocks', () => {
    const slots = [PACIFIC, slot('America/Vancouver', '18:00')];
    expect(disagreements(['monday'], slots, NOW)).toEqual([{ slot: 1, date: '2026-11-23', minutes: -60 }]);
    expect(disagreements(['monday'], slots, Date.parse('2027-03-20T12:00Z'))).toEqual([
      { slot: 1, date: '2027-11-08', minutes: -60 },
    ]);
  });

  it('skips unknown zones', () => {
    expect(disagreements(['monday'], [PACIFIC, slot('Atlantis/Capital', '18:00')], NOW)).toEqual([]);
    expect(disagreements(['monday'], [slot('Atlantis/Capital', '18:00'), PACIFIC], NOW)).toEqual([]);
  });
});
