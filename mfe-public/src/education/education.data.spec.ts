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
  slugs: { es: 'salud-1', en: 'health-1', fr: 'health-1' },
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
  it('lists the pages of the live sessions for search engines', () => {
    const { title, structuredData } = headOf([ROW]);

    expect(title).toBe('Live education · Vitral');
    expect(structuredData).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            url: 'https://vitral.example/en/education/health-1',
          },
        ],
      },
    ]);
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
