import { readLandingContent } from './landing-content.ts';

const item = (metadata: unknown) => [
  { section: 'contact', title: 'Hablemos', content: 'Uno\n\nDos', metadata },
];

describe('readLandingContent', () => {
  it('reads metadata given as JSON text', () => {
    const { contact } = readLandingContent(item('{"titleEn":"Contact"}'), 'en');

    expect(contact?.title).toEqual({ children: 'Contact' });
  });

  it.each(['{broken', '"text"', 7])('treats the metadata %j as empty and warns', (metadata) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { contact } = readLandingContent(item(metadata), 'en');

    expect(contact?.title).toEqual({ lang: 'es', children: 'Hablemos' });
    expect(warn).toHaveBeenCalledWith('Landing content "contact" has invalid metadata');
  });

  it('splits the text into paragraphs', () => {
    const { contact } = readLandingContent(item(null), 'es');

    expect(contact?.paragraphs.map((paragraph) => paragraph.children)).toEqual(['Uno', 'Dos']);
  });

  it('prefers the English list, else uses the Spanish one', () => {
    const { contact } = readLandingContent(item({ address: ['Sí'], addressEn: ['Yes'] }), 'fr');

    expect(contact?.contact.address).toEqual([{ lang: 'en', children: 'Yes' }]);
  });

  it('falls back to the Spanish item where the English one is missing', () => {
    const metadata = { address: ['Uno', 'Dos', 'Tres'], addressEn: ['One', '', 'Three'] };
    const { contact } = readLandingContent(item(metadata), 'en');

    expect(contact?.contact.address).toEqual([
      { children: 'One' },
      { lang: 'es', children: 'Dos' },
      { children: 'Three' },
    ]);
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
