import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { EarlierDatabase, sectionRow as row } from './set-up/earlier-database.ts';

const TRICKY = `¿Quién? $1 ?? \\ 'así' "o así"`;

const TAGLINE = {
  tagline: expect.any(String),
  taglineEn: 'Different pieces, a single light.',
  taglineFr: expect.any(String),
};

describe('the migration of the landing page', () => {
  interface Published {
    is_published: boolean;
    content: SitePageContent;
    draft: SitePageContent | null;
  }

  let earlier: EarlierDatabase;
  beforeEach(async () => {
    earlier = await EarlierDatabase.start('20261128101355-join-requests');
  });
  afterEach(() => earlier.stop());

  async function landingPage(): Promise<Published> {
    const [page] = await earlier.read<Published>(
      `select is_published, content, draft from site_page
       join site_page_publication on page_id = site_page.id where fixed = 'landing'`,
    );
    if (!page) throw new Error('There is no landing page');
    return page;
  }

  const titlesOf = (content: SitePageContent | null) =>
    Object.fromEntries((content?.blocks ?? []).map(({ type, values }) => [type, values['title']]));

  it('publishes a page of the published sections, and drafts one of their drafts', async () => {
    await earlier.add('landing_content', [
      row('hero', 'Importada', {}),
      row('hero', TRICKY, { titleEn: TRICKY }, '2026-11-02'),
      row('mission', 'Misión', '{"titleEn":"Mission"}'),
      row('contact', 'Hablemos', { email: 'a@b.example' }),
    ]);
    await earlier.add('landing_draft', [row('mission', 'Nueva', {}), row('experience', 'Equipo', {})]);
    await earlier.migrate();

    const { is_published: isPublished, content, draft } = await landingPage();
    expect(isPublished).toBe(true);
    expect(titlesOf(content)).toMatchObject({ hero: TRICKY, statement: 'Misión' });
    expect(content.blocks[0]?.values).toMatchObject({ titleEn: TRICKY });
    expect(titlesOf(content)).not.toHaveProperty('team');
    expect(titlesOf(draft)).toMatchObject({ hero: TRICKY, statement: 'Nueva', team: 'Equipo' });
    expect(
      await earlier.read(
        `select content from site_page_revision join site_page on site_page.id = page_id where fixed = 'landing'`,
      ),
    ).toEqual([{ content }]);

    expect(await earlier.read('select section, title, metadata from landing_content')).toEqual([
      { section: 'contact', title: 'Hablemos', metadata: { email: 'a@b.example', ...TAGLINE } },
    ]);
    expect(await earlier.read('select section from landing_draft')).toEqual([]);
  });

  it('leaves the call to action of the header where it is, and makes a block of the banner', async () => {
    const action = { actionText: 'Ven', actionTextEn: 'Come', actionUrl: '/contact' };
    const banner = { titleEn: 'Join', loginText: 'Entra', backofficeUrl: '/admin' };
    await earlier.add('landing_content', [
      row('navigation', 'Importada', JSON.stringify({ ...action, ...banner })),
      row('navigation', 'Únete', { ...action, ...banner }, '2026-11-02'),
    ]);
    await earlier.add('landing_draft', [
      row('navigation', 'Únete', { ...action, ...banner, actionText: 'Vente' }),
    ]);
    await earlier.migrate();

    const { content, draft } = await landingPage();
    expect(content.blocks.at(-1)).toMatchObject({
      type: 'banner',
      values: { title: 'Únete', titleEn: 'Join', buttonText: 'Entra', buttonUrl: '/admin' },
    });
    // The draft only changed the call to action.
    expect(draft).toBeNull();
    const rows = (table: string) =>
      earlier.read(`select title, content, metadata from ${table} order by created_at`);
    const stripped = { title: '', content: '', metadata: action };
    expect(await rows('landing_content')).toEqual([stripped, stripped]);
    expect(await rows('landing_draft')).toEqual([
      { ...stripped, metadata: { ...action, actionText: 'Vente' } },
    ]);
  });

  it('leaves the figure of the education page where it is', async () => {
    const figures = [
      { value: '28', label: 'personas', labelEn: 'people' },
      { value: '1', label: 'otra' },
    ];
    await earlier.add('landing_content', [row('services', 'Todo', { titleEn: 'All', figures })]);
    await earlier.migrate('20261128120500-education-page');

    expect(await earlier.read('select section, title, metadata from landing_content')).toEqual([
      {
        section: 'services',
        title: '',
        metadata: { callFigure: '28', callLabel: 'personas', callLabelEn: 'people' },
      },
    ]);
  });

  it('leaves metadata that is no JSON object as it is', async () => {
    await earlier.add('landing_content', [
      row('navigation', 'Únete', '{"actionText":'),
      row('about', 'Quiénes', 'x'),
    ]);
    await earlier.migrate();

    expect(titlesOf((await landingPage()).content)).toMatchObject({
      banner: 'Únete',
      'picture-text': 'Quiénes',
    });
    expect(await earlier.read('select section, metadata from landing_content')).toEqual([
      { section: 'navigation', metadata: '{"actionText":' },
    ]);
  });
});
