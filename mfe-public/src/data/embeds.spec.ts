import { readEmbeds } from './embeds.ts';

const VIDEO = { id: '1', platform: 'youtube', title: 'Un minuto', kind: 'video', embedId: 'M7lc1UVf-VE' };

describe('readEmbeds', () => {
  it('keeps the order and adds URL and frame', () => {
    const company = { ...VIDEO, id: '2', platform: 'linkedin', kind: 'profile', embedId: 'company/vitral' };

    expect(readEmbeds([company, VIDEO])).toEqual([
      {
        id: '2',
        platform: 'linkedin',
        title: 'Un minuto',
        url: 'https://www.linkedin.com/company/vitral/',
        frame: null,
      },
      {
        id: '1',
        platform: 'youtube',
        title: 'Un minuto',
        url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
        frame: { src: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', isWide: true },
      },
    ]);
  });

  it.each([
    { embedId: '"><script>' },
    { embedId: '../../evil' },
    { platform: 'elsewhere' },
    { kind: 'script' },
    { title: ' ' },
    { id: null },
  ])('leaves out a row with %j', (invalid) => {
    expect(readEmbeds([{ ...VIDEO, ...invalid }])).toEqual([]);
  });

  it('throws for anything but a list', () => {
    expect(() => readEmbeds({ rows: [VIDEO] })).toThrow(TypeError);
  });
});
