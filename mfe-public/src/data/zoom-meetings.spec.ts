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
};

it('reads a session in the page language, its days in the order of the week', () => {
  expect(readZoomMeetings([ROW], 'fr')).toEqual([
    {
      id: '1',
      title: { lang: 'en', children: 'Health' },
      description: { lang: 'es', children: 'Dormir' },
      category: 'health',
      days: ['monday', 'wednesday'],
      slots: ROW.timeSlots,
    },
  ]);
});

it('reads lists from JSON text and old names of the start', () => {
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
  ['switched off', { isActive: false }],
])('drops a session %s', (_what, change) => {
  expect(readZoomMeetings([{ ...ROW, ...change }], 'es')).toEqual([]);
});

it.each(['', '{', '{}', null, 7, [{ timezone: 'UTC', time: '25:00' }, 'slot', { time: '10:00' }]])(
  'reads no slot from %j',
  (timeSlots) => {
    expect(readZoomMeetings([{ ...ROW, timeSlots }], 'es')[0]?.slots).toEqual([]);
  },
);

it('refuses an answer that is no list', () => {
  expect(() => readZoomMeetings({ rows: [] }, 'es')).toThrow(TypeError);
});
