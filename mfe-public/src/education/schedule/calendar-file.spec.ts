import { calendarFile } from './calendar-file.ts';

const EVENT = {
  id: '7',
  title: 'Negocio, y más',
  description: 'Primero;\nsegundo',
  url: 'https://vitral.example/es/educacion#calendario-sesion-7',
  start: Date.parse('2026-11-24T02:00Z'),
  end: Date.parse('2026-11-24T03:00Z'),
  now: Date.parse('2026-11-23T10:20:30.400Z'),
};

describe('calendarFile', () => {
  it('writes one date in UTC, with its texts escaped', () => {
    expect(calendarFile(EVENT).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitral//Sessions//ES',
      'BEGIN:VEVENT',
      'UID:7-1795485600000@vitral',
      'DTSTAMP:20261123T102030Z',
      'DTSTART:20261124T020000Z',
      'DTEND:20261124T030000Z',
      'SUMMARY:Negocio\\, y más',
      'DESCRIPTION:Primero\\;\\nsegundo',
      'URL:https://vitral.example/es/educacion#calendario-sesion-7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('leaves out an unknown end', () => {
    expect(calendarFile({ ...EVENT, end: null })).not.toContain('DTEND');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const description = 'ñ'.repeat(100);
    const text = calendarFile({ ...EVENT, description });

    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
  });
});
