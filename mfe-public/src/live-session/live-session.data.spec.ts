import { inEveryLanguage } from '@vitral/sdk/contracts/languages';
import { createTranslate } from '../i18n/texts.ts';
import education from '../education/texts/en.json';
import { liveSessionSource } from './live-session.data.ts';
import texts from './texts/en.json';

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
  slugs: { es: 'salud-1', en: 'health-1', fr: 'health-1' },
};
const other = (id: string, category: string) => ({
  ...ROW,
  id,
  category,
  slugs: { es: `otra-${id}`, en: `other-${id}`, fr: `other-${id}` },
});

const TEAM = [
  { id: 'eva', name: 'Eva Paz', title: 'Médica', titleEn: 'Doctor', imageSmall: '/uploads/eva.webp' },
];

const read = (meetings: unknown, slug = 'health-1') =>
  liveSessionSource.read({
    responses: { '/api/zoom-meetings': meetings, '/api/team-members': TEAM },
    language: 'en',
    now: NOW,
    slugs: inEveryLanguage(() => slug),
  });

function headOf(meetings: unknown) {
  const t = createTranslate('en', { ...education, ...texts, 'site.name': '{{siteName}}' }, 'Vitral');
  const origin = 'https://vitral.example';
  const url = `${origin}/en/education/health-1`;
  return liveSessionSource.head(read(meetings), { t, language: 'en', origin, url, siteDescription: '' });
}

/** https://developers.google.com/search/docs/appearance/structured-data/event */
const REQUIRED = ['name', 'startDate', 'location'];
const RECOMMENDED = [
  'description',
  'endDate',
  'eventStatus',
  'image',
  'offers',
  'organizer',
  'performer',
  'eventAttendanceMode',
];

describe('liveSessionSource', () => {
  it('finds a live session by the end of its slug, so that earlier titles still lead to it', () => {
    expect(read([ROW], 'an-earlier-title-1').session?.meeting.id).toBe('1');
    expect(read([ROW], 'health-2').session).toBeNull();
    expect(read(null).session).toBeNull();
  });

  it('relates at most three others, those of the same category first', () => {
    const { related } = read([
      ROW,
      other('2', 'business'),
      other('3', 'business'),
      other('4', 'health'),
      other('5', 'business'),
    ]);

    expect(related.map(({ slug }) => slug)).toEqual(['other-4', 'other-2', 'other-3']);
  });

  it('names the leader if visitors see that member of the team', () => {
    expect(read([{ ...ROW, leaderId: 'eva' }]).leader).toEqual({
      name: 'Eva Paz',
      title: { children: 'Doctor' },
      slug: '',
      image: '/uploads/eva.webp',
    });
    expect(read([{ ...ROW, leaderId: 'hidden' }]).leader).toBeNull();
  });

  describe('for search engines', () => {
    it('describes the next date with every property that Google requires or recommends', () => {
      const { title, description, structuredData } = headOf([ROW]);
      const [event = {}] = structuredData ?? [];

      expect(title).toBe('Health · Vitral');
      expect(description).toBe('Sleep');
      expect(Object.keys(event)).toEqual(expect.arrayContaining([...REQUIRED, ...RECOMMENDED]));
      expect(event).toMatchObject({
        '@type': 'Event',
        name: 'Health',
        startDate: '2026-11-23T21:00:00-05:00',
        endDate: '2026-11-23T22:00:00-05:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventSchedule: {
          repeatFrequency: 'P1W',
          byDay: ['https://schema.org/Monday'],
          startTime: '21:00:00',
          endTime: '22:00:00',
          scheduleTimezone: 'America/New_York',
        },
        location: { '@type': 'VirtualLocation', url: 'https://vitral.example/en/education/health-1' },
        offers: { price: 0, priceCurrency: 'USD' },
        inLanguage: 'en',
      });
    });

    it('names the leader, and shows the picture of the live session first', () => {
      const { structuredData, image } = headOf([{ ...ROW, leaderId: 'eva', image: '/uploads/rest.webp' }]);

      expect(image).toBe('/uploads/rest.webp');
      expect(structuredData?.[0]).toMatchObject({
        performer: { '@type': 'Person', name: 'Eva Paz' },
        image: [
          'https://vitral.example/uploads/rest.webp',
          expect.stringContaining('https://vitral.example'),
        ],
      });
    });

    it('describes cancelled and moved dates', () => {
      const exceptions = [
        { date: '2026-11-30', movedTo: null, reason: 'Feriado' },
        { date: '2026-11-23', movedTo: { date: '2026-11-25', time: '19:00' }, reason: 'Viaje' },
      ];

      expect(headOf([{ ...ROW, exceptions }]).structuredData?.slice(0, -1)).toMatchObject([
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

    it('leaves out a missing end, and a live session without a date', () => {
      const open = { ...ROW, timeSlots: [{ timezone: 'America/New_York', time: '21:00' }] };

      expect(headOf([open]).structuredData?.[0]).not.toHaveProperty('endDate');
      expect(headOf([{ ...ROW, daysOfWeek: [] }]).structuredData).toMatchObject([
        { '@type': 'BreadcrumbList' },
      ]);
    });

    it('names the path through the education page', () => {
      const way = headOf([ROW]).structuredData?.at(-1);

      expect(way).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Vitral' },
          { name: 'Live education', item: 'https://vitral.example/en/education' },
          { name: 'Health' },
        ],
      });
    });

    it('describes a live session without a description by its title', () => {
      const { description, structuredData } = headOf([{ ...ROW, description: '', descriptionEn: '' }]);

      expect(description).toBe(headOf([ROW]).title.split(' · ')[0]);
      expect(structuredData?.[0]).toMatchObject({ description });
    });

    it('shortens a long description to whole words', () => {
      const { description } = headOf([{ ...ROW, descriptionEn: 'breathe calmly '.repeat(30) }]);

      expect(description).toMatch(/^breathe calmly .*…$/);
      expect(description.length).toBeLessThanOrEqual(161);
    });
  });

  it('is fresh until visitors may join', () => {
    expect(liveSessionSource.freshUntil?.(read([ROW]))).toBe(Date.parse('2026-11-24T01:45Z'));
  });
});
