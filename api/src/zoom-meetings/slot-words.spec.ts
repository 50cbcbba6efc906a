import { describe, expect, it } from '@jest/globals';
import { readSlotWords, slotWords } from './slot-words.ts';

const MADRID = { timezone: 'Europe/Madrid', time: '19:00', endTime: '20:30' };
const HAITI = { timezone: 'America/Port-au-Prince', time: '13:00' };
const MEXICO = { timezone: 'America/Mexico_City', time: '12:00', endTime: '13:30', follows: true as const };

describe('words for slots', () => {
  it('are read as they are written', () => {
    const written = slotWords([MADRID, HAITI, MEXICO]).join(', ');
    expect(written).toBe(
      '19:00–20:30 Europe/Madrid, 13:00 America/Port-au-Prince, 12:00–13:30 America/Mexico_City =',
    );
    expect(readSlotWords(written)).toEqual([MADRID, HAITI, MEXICO]);
  });

  it('may have hyphens, semicolons, line breaks and more spaces', () => {
    expect(readSlotWords(' 19:00 - 20:30  Europe/Madrid;\n9:05 UTC= ')).toEqual([
      MADRID,
      { timezone: 'UTC', time: '9:05', follows: true },
    ]);
  });

  it.each([
    ['mañana', [{ time: 'mañana', timezone: '?' }]],
    ['19:00', [{ time: '19:00', timezone: '?' }]],
    ['Europe/Madrid 19:00', [{ time: 'Europe/Madrid', timezone: ' 19:00' }]],
    ['19:00 Europe/Madrid UTC', [{ time: '19:00', timezone: ' Europe/Madrid UTC' }]],
    [' , ', []],
    ['1'.repeat(2001), '1'.repeat(2001)],
  ])('leave %p to the checks', (text, slots) => {
    expect(readSlotWords(text)).toEqual(slots);
  });
});
