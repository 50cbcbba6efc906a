import { readLandingContent } from './landing-content.ts';

const item = (metadata: unknown) => [
  { section: 'values', title: 'Valores', content: 'Uno\n\nDos', metadata },
];

describe('readLandingContent', () => {
  it('reads metadata given as JSON text', () => {
    const { values } = readLandingContent(item('{"titleEn":"Values"}'), 'en');

    expect(values?.title).toEqual({ children: 'Values' });
  });

  it.each(['{broken', '"text"', 7])('treats the metadata %j as empty and warns', (metadata) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { values } = readLandingContent(item(metadata), 'en');

    expect(values?.title).toEqual({ lang: 'es', children: 'Valores' });
    expect(warn).toHaveBeenCalledWith('Landing content "values" has invalid metadata');
  });

  it('splits the text into paragraphs', () => {
    const { values } = readLandingContent(item(null), 'es');

    expect(values?.paragraphs.map((paragraph) => paragraph.children)).toEqual(['Uno', 'Dos']);
  });

  it('prefers the English list, else uses the Spanish one', () => {
    const metadata = { values: [{ title: 'Paz', description: '' }], benefits: ['Sí'], benefitsEn: ['Yes'] };
    const { values } = readLandingContent(item(metadata), 'fr');

    expect(values?.values[0]?.title).toEqual({ lang: 'es', children: 'Paz' });
    expect(values?.benefits).toEqual([{ lang: 'en', children: 'Yes' }]);
  });

  it('falls back to the Spanish item where the English one is missing', () => {
    const metadata = {
      values: [
        { title: 'Paz', description: 'Calma' },
        { title: 'Luz', description: '' },
      ],
      valuesEn: [{ title: 'Peace', description: '' }],
      benefits: ['Uno', 'Dos', 'Tres'],
      benefitsEn: ['One', '', 'Three'],
    };
    const { values } = readLandingContent(item(metadata), 'en');

    expect(values?.benefits.map(({ children }) => children)).toEqual(['One', 'Dos', 'Three']);
    expect(values?.values).toMatchObject([
      { title: { children: 'Peace' }, description: { lang: 'es', children: 'Calma' } },
      { title: { lang: 'es', children: 'Luz' } },
    ]);
  });

  it('accepts only paths and http(s) URLs as the link to join', () => {
    const joinUrlOf = (backofficeUrl: string) =>
      readLandingContent(item({ backofficeUrl }), 'es').values?.joinUrl;

    expect(joinUrlOf('https://backoffice.example/login')).toBe('https://backoffice.example/login');
    expect(joinUrlOf('/admin')).toBe('/admin');
    expect(joinUrlOf('javascript:alert(1)')).toBeNull();
    expect(joinUrlOf('//elsewhere.example')).toBeNull();
  });

  it('reads only networks with an http(s) URL', () => {
    const metadata = {
      youtubeUrl: 'https://video.example/@vitral',
      instagramUrl: 'javascript:alert(1)',
      facebookUrl: '/uploads/page',
    };
    const { contact } = readLandingContent([{ section: 'contact', metadata }], 'es');

    expect(contact?.contact.networks).toEqual([{ network: 'youtube', url: 'https://video.example/@vitral' }]);
  });
});
