import { readZoomMeetings } from './zoom-meetings.ts';

const ROW = {
  id: '1',
  title: 'Salud',
  titleEn: 'Health',
  description: 'Dormir',
  descriptionEn: null,
  category: 'health',
  daysOfWeek: ['wednesday', 'monday'],
  timeSlots: [{ timezone: 'America/Chicago', time: '20:00', endTime: '21:00' }],
  slugs: { es: 'salud-1', en: 'health-1', fr: 'health-1' },
};

describe('readZoomMeetings', () => {
  it('reads a live session in the page language, with its days in order', () => {
    expect(readZoomMeetings([ROW], 'fr')).toEqual([
      {
        id: '1',
        title: { lang: 'en', children: 'Health' },
        description: { lang: 'es', children: 'Dormir' },
        category: 'health',
        slug: 'health-1',
        image: null,
        leaderId: '',
        registration: null,
        days: ['monday', 'wednesday'],
        slots: ROW.timeSlots,
        exceptions: [],
      },
    ]);
  });

  it('reads lists given as JSON text, and the older field name `startTime`', () => {
    const [meeting] = readZoomMeetings(
      [
        {
          ...ROW,
          daysOfWeek: '["friday","someday"]',
          timeSlots: '[{"timezone":"Europe/Madrid","startTime":"9:30"}]',
        },
      ],
      'es',
    );

    expect(meeting?.days).toEqual(['friday']);
    expect(meeting?.slots).toEqual([{ timezone: 'Europe/Madrid', time: '09:30' }]);
  });

  it.each([
    ['without an id', { id: '' }],
    ['without a title', { title: '', titleEn: null }],
    ['of an unknown category', { category: 'music' }],
    ['that is inactive', { isActive: false }],
  ])('leaves out a live session %s', (_title, change) => {
    expect(readZoomMeetings([{ ...ROW, ...change }], 'es')).toEqual([]);
  });

  it.each(['', '{', '{}', null, 7, [{ timezone: 'UTC', time: '25:00' }, 'slot', { time: '10:00' }]])(
    'reads no slot from the invalid value %j',
    (timeSlots) => {
      expect(readZoomMeetings([{ ...ROW, timeSlots }], 'es')[0]?.slots).toEqual([]);
    },
  );

  it('throws for anything but a list', () => {
    expect(() => readZoomMeetings({ rows: [] }, 'es')).toThrow(TypeError);
  });

  it('reads meeting exceptions with their reasons, and skips invalid ones', () => {
    const cancelled = { date: '2026-11-23', movedTo: null, reason: 'Feriado', reasonEn: 'Holiday' };
    const movedTo = { date: '2026-11-26', time: '9:30', endTime: '' };
    const exceptions = [
      cancelled,
      { ...cancelled, movedTo, reasonEn: null },
      { ...cancelled, date: '2026-02-30' },
      { ...cancelled, movedTo: { date: '2026-11-26' } },
      { ...cancelled, movedTo: 'tomorrow' },
      { reason: 'Feriado' },
      'never',
    ];

    expect(readZoomMeetings([{ ...ROW, exceptions }], 'en')[0]?.exceptions).toEqual([
      { date: '2026-11-23', movedTo: null, reason: { children: 'Holiday' } },
      {
        date: '2026-11-23',
        movedTo: { date: '2026-11-26', time: '09:30' },
        reason: { lang: 'es', children: 'Feriado' },
      },
    ]);
    expect(readZoomMeetings([{ ...ROW, exceptions: 'none' }], 'en')[0]?.exceptions).toEqual([]);
  });
});
