import { expect, it } from '@jest/globals';
import { readDays, readSlots } from './schedule.ts';

const SLOT = { timezone: 'America/Chicago', time: '20:00' };

it('reads weekdays from a list or from its text, in the order of the week', () => {
  expect(readDays(['friday', 'monday'])).toEqual(['monday', 'friday']);
  expect(readDays('["friday","monday","Monday","someday"]')).toEqual(['monday', 'friday']);
});

it('reads slots from a list or from its text, and drops the blank ones', () => {
  expect(readSlots([SLOT, { timezone: '', time: '20:00' }, { timezone: 'America/Chicago' }, null])).toEqual([
    SLOT,
  ]);
  expect(readSlots(JSON.stringify([SLOT]))).toEqual([SLOT]);
  expect(readSlots([{ timezone: SLOT.timezone, startTime: '20:00', endTime: null }])).toEqual([SLOT]);
});

it('keeps the end of a slot that has one', () => {
  const slot = { ...SLOT, endTime: '21:00' };
  expect(readSlots([slot, { ...SLOT, endTime: '' }])).toEqual([slot, SLOT]);
});

it.each(['', 'nonsense', '{}', 'null', null, undefined, 7])('reads nothing from %j', (stored) => {
  expect(readDays(stored)).toEqual([]);
  expect(readSlots(stored)).toEqual([]);
});
