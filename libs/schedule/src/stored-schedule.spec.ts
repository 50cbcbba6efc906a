import { describe, expect, it } from '@jest/globals';
import { readDays, readSlots } from './stored-schedule.ts';

const SLOT = { timezone: 'America/Chicago', time: '20:00' };

describe('stored schedule', () => {
  it('parses weekdays from a list or its text, and returns them in the order of the week', () => {
    expect(readDays(['friday', 'monday'])).toEqual(['monday', 'friday']);
    expect(readDays('["friday","monday","Monday","someday"]')).toEqual(['monday', 'friday']);
  });

  it('parses ranges of days in both languages, including those that pass Sunday', () => {
    expect(readDays('lunes a viernes')).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
    expect(readDays(['Saturday to Monday'])).toEqual(['monday', 'saturday', 'sunday']);
    expect(readDays('Miércoles, sábado')).toEqual(['wednesday', 'saturday']);
    expect(readDays('lunes a nunca')).toEqual([]);
  });

  it('pads times to two digits and drops invalid ones', () => {
    expect(
      readSlots([
        { ...SLOT, time: '9:30' },
        { ...SLOT, time: '25:00' },
        { ...SLOT, time: 'soon' },
      ]),
    ).toEqual([{ ...SLOT, time: '09:30' }]);
  });

  it('parses slots from a list or its text, and drops blank ones', () => {
    expect(readSlots([SLOT, { timezone: '', time: '20:00' }, { timezone: 'America/Chicago' }, null])).toEqual(
      [SLOT],
    );
    expect(readSlots(JSON.stringify([SLOT]))).toEqual([SLOT]);
    expect(readSlots([{ timezone: SLOT.timezone, startTime: '20:00', endTime: null }])).toEqual([SLOT]);
  });

  it('preserves the end of a slot', () => {
    const slot = { ...SLOT, endTime: '21:00' };
    expect(readSlots([slot, { ...SLOT, endTime: '' }])).toEqual([slot, SLOT]);
  });

  it.each(['', 'nonsense', '{}', 'null', null, undefined, 7])('returns an empty list for %j', (stored) => {
    expect(readDays(stored)).toEqual([]);
    expect(readSlots(stored)).toEqual([]);
  });
});
