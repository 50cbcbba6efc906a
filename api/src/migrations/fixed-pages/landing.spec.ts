import { landingPage } from './landing.ts';

const row = (section: string, metadata: unknown = {}, title = 'Título') => ({
  section,
  title,
  content: 'Uno\n\nDos',
  metadata,
});

const blocksOf = (...rows: ReturnType<typeof row>[]) => landingPage(rows).blocks;
const typesOf = (...rows: ReturnType<typeof row>[]) => blocksOf(...rows).map(({ type }) => type);
const valuesOf = (anchor: string, ...rows: ReturnType<typeof row>[]) =>
  blocksOf(...rows).find((block) => block.anchor === anchor)?.values;

describe('landingPage', () => {
  it('has the blocks that need no texts of staff when there are no sections', () => {
    expect(typesOf()).toEqual(['sessions', 'picture-columns', 'testimonials', 'feed']);
  });

  it('leaves out a section without a title, and links of the hero to sections that are not there', () => {
    expect(typesOf(row('mission', {}, ''))).not.toContain('statement');
    expect(blocksOf(row('hero'))[0]?.values).toMatchObject({ actions: [] });
    expect(blocksOf(row('hero'), row('about'))[0]?.values).toMatchObject({
      actions: [{ textEn: 'Get to know us', url: '#acerca' }],
    });
  });

  it('takes the last row with a title in any language, so that drafts replace what is published', () => {
    const published = row('mission', {}, 'Publicada');
    const titleOf = (...rows: ReturnType<typeof row>[]) => valuesOf('mission', ...rows)?.title;

    expect(titleOf(published, row('mission', {}, 'Borrador'))).toBe('Borrador');
    expect(titleOf(published, row('mission', {}, ''))).toBe('Publicada');
    expect(valuesOf('mission', row('mission', { titleFr: 'Mission' }, ''))).toMatchObject({
      titleFr: 'Mission',
    });
  });

  it('reads metadata that is JSON text, and counts invalid metadata as empty', () => {
    expect(valuesOf('mission', row('mission', '{"titleEn":"Title"}'))).toMatchObject({ titleEn: 'Title' });
    expect(valuesOf('mission', row('mission', '{'))).toEqual({ title: 'Título', content: 'Uno\n\nDos' });
  });

  it('makes a rich text, figures, a film and cards of the section about the team', () => {
    const figures = [{ value: '13+', label: 'países', labelEn: 'countries' }];
    const cards = [{ title: 'Salud', text: 'Dormir', titleFr: 'Santé' }];
    const about = row('about', { contentEn: 'One', figures, cards });

    expect(valuesOf('acerca', about)).toMatchObject({
      body: [
        { type: 'paragraph', spans: [{ text: 'Uno' }] },
        { type: 'paragraph', spans: [{ text: 'Dos' }] },
      ],
      bodyEn: [{ type: 'paragraph', spans: [{ text: 'One' }] }],
      bodyFr: [],
    });
    expect(blocksOf(about).find(({ type }) => type === 'figures')?.values.figures).toMatchObject(figures);
    expect(blocksOf(about).find(({ type }) => type === 'cards')?.values.cards).toMatchObject(cards);
    expect(typesOf(row('about'))).toEqual(expect.arrayContaining(['picture-text', 'film']));
    expect(typesOf(row('about'))).not.toContain('figures');
  });

  it('pairs lists with their translations by position, whatever their lengths', () => {
    const benefits = { benefits: ['Uno'], benefitsEn: ['One', 'Two'] };
    expect(valuesOf('commitment', row('commitment', benefits))?.cards).toEqual([
      { title: 'Uno', titleEn: 'One', titleFr: '' },
      { title: '', titleEn: 'Two', titleFr: '' },
    ]);

    const values = {
      values: [{ title: 'Paz', description: 'Calma' }],
      valuesFr: [{ title: 'Paix', description: '' }],
    };
    expect(valuesOf('values', row('values', values))?.cards).toMatchObject([
      { title: 'Paz', text: 'Calma', titleFr: 'Paix' },
    ]);
  });

  it('gives the banner a button only if there is a URL, with the text that the page had by default', () => {
    expect(valuesOf('banner', row('navigation'))).not.toHaveProperty('buttonUrl');
    expect(valuesOf('banner', row('navigation', { backofficeUrl: '/contact' }))).toMatchObject({
      buttonText: 'Únete',
      buttonUrl: '/contact',
    });
    expect(
      valuesOf('banner', row('navigation', { backofficeUrl: '/contact', loginText: 'Ven' })),
    ).toMatchObject({ buttonText: 'Ven' });
  });

  it('has an id for each block that is the same on every site', () => {
    const sections = [
      'hero',
      'about',
      'mission',
      'commitment',
      'values',
      'services',
      'experience',
      'navigation',
    ];
    const ids = () => blocksOf(...sections.map((section) => row(section))).map(({ id }) => id);

    expect(ids()).toEqual(ids());
    expect(new Set(ids()).size).toBe(ids().length);
  });
});
