import { createTranslate } from '../i18n/texts.ts';
import texts from './texts/en.json';
import { educationSource } from './education.data.ts';

const NOW = Date.parse('2026-11-23T20:00Z');
const ROW = {
  id: '1',
  title: 'Salud',
  titleEn: 'Health',
  description: 'Dormir',
  descriptionEn: 'Sleep',
  category: 'health',
  daysOfWeek: ['monday'],
  timeSlots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:00' }],
};

const read = (meetings: unknown, language: 'es' | 'en' = 'en') =>
  educationSource.read({ responses: { '/api/zoom-meetings': meetings }, language, now: NOW });

function headOf(meetings: unknown) {
  const t = createTranslate('en', { ...texts, 'site.name': '{{siteName}}' }, 'Vitral');
  const origin = 'https://vitral.example';
  return educationSource.head(read(meetings), {
    t,
    language: 'en',
    origin,
    url: `${origin}/en/education`,
    siteDescription: '',
  });
}

describe('educationSource', () => {
  it('describes the next date of each live session to search engines', () => {
    const { title, structuredData } = headOf([ROW]);

    expect(title).toBe('Live education · Vitral');
    expect(structuredData).toEqual([
      {
        '@type': 'Event',
        name: 'Health',
        description: 'Sleep',
        image: [expect.stringMatching(/^https:\/\/vitral\.example/)],
        startDate: '2026-11-23T21:00:00-05:00',
        endDate: '2026-11-23T22:00:00-05:00',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: {
          '@type': 'VirtualLocation',
          url: 'https://vitral.example/en/education#calendario-sesion-1',
        },
        organizer: { '@type': 'Organization', name: 'Vitral', url: 'https://vitral.example/en' },
        inLanguage: 'en',
      },
    ]);
  });

  it('describes cancelled and moved dates', () => {
    const exceptions = [
      { date: '2026-11-30', movedTo: null, reason: 'Feriado' },
      { date: '2026-11-23', movedTo: { date: '2026-11-25', time: '19:00' }, reason: 'Viaje' },
    ];
    const { structuredData } = headOf([{ ...ROW, exceptions }]);

    expect(structuredData).toMatchObject([
      {
        startDate: '2026-11-25T19:00:00-05:00',
        previousStartDate: '2026-11-23T21:00:00-05:00',
        eventStatus: 'https://schema.org/EventRescheduled',
      },
      {
        startDate: '2026-11-30T21:00:00-05:00',
        endDate: '2026-11-30T22:00:00-05:00',
        eventStatus: 'https://schema.org/EventCancelled',
      },
    ]);
  });

  it('leaves out a missing end, and live sessions without a date', () => {
    const open = { ...ROW, timeSlots: [{ timezone: 'America/New_York', time: '21:00' }] };
    const { structuredData } = headOf([open, { ...ROW, id: '2', daysOfWeek: [] }]);

    expect(structuredData).toHaveLength(1);
    expect(structuredData?.[0]).not.toHaveProperty('endDate');
  });

  it('is fresh until the first live session ends, or the day of the week that the server shows first', () => {
    const tuesday = { ...ROW, id: '2', daysOfWeek: ['tuesday'] };

    expect(educationSource.freshUntil?.(read([tuesday, ROW]))).toBe(Date.parse('2026-11-24T03:00Z'));
    expect(educationSource.freshUntil?.(read([tuesday]))).toBe(Date.parse('2026-11-24T08:00Z'));
    expect(educationSource.freshUntil?.(read([]))).toBeNull();
  });

  it.each([undefined, null, 7, 'invalid', { rows: [] }])(
    'has no calendar when the response is %j',
    (response) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const data = read(response);

      expect(data.calendar).toBeNull();
      expect(educationSource.freshUntil?.(data)).toBeNull();
    },
  );
});
