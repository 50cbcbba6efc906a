import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { EarlierDatabase, sectionRow } from './set-up/earlier-database.ts';

const METADATA = { callFigure: '28', callLabel: 'personas', callLabelEn: "it's people", callLabelFr: 'gens' };
const FIGURE = { figure: '28', figureLabel: 'personas', figureLabelEn: "it's people", figureLabelFr: 'gens' };
const OLD = '2026-11-01';
const NEW = '2026-11-02';
const services = (metadata: unknown, createdAt?: string) => sectionRow('services', '', metadata, createdAt);

interface Education {
  content: SitePageContent;
  draft: SitePageContent | null;
  revision: SitePageContent;
  version: number;
}

let earlier: EarlierDatabase;
beforeEach(async () => {
  earlier = await EarlierDatabase.start('20261128154500-form-pages');
});
afterEach(() => earlier.stop());

async function education(): Promise<Education> {
  const [page] = await earlier.read<Education>(
    `select publication.content, draft, version, (
        select content from site_page_revision where page_id = site_page.id order by created_at desc, id desc limit 1
      ) as revision
      from site_page join site_page_publication publication on page_id = site_page.id where fixed = 'education'`,
  );
  if (!page) throw new Error('There is no education page');
  return page;
}

const stepsOf = (content: SitePageContent | null) =>
  content?.blocks.find(({ type }) => type === 'steps')?.values;
const withoutSteps = (content: SitePageContent) => content.blocks.filter(({ type }) => type !== 'steps');

/** Changes the draft of the education page in SQL; `content` is what is published. */
const setDraft = (draft: string) =>
  earlier.read(
    `update site_page set draft = (select ${draft} from site_page_publication where page_id = site_page.id)
      where fixed = 'education'`,
  );

describe('the migration of the figure in the illustrated call', () => {
  it('moves the last published figure to the published steps, and adds a revision of the page', async () => {
    const before = await education();
    await earlier.add('landing_content', [services({ callFigure: '1' }, OLD), services(METADATA, NEW)]);
    await earlier.migrate('20261128160000-call-figure');

    const { content, draft, revision, version } = await education();
    expect(stepsOf(content)).toEqual({ ...stepsOf(before.content), ...FIGURE });
    expect(withoutSteps(content)).toEqual(withoutSteps(before.content));
    expect(revision).toEqual(content);
    expect(draft).toBeNull();
    expect(version).toBeGreaterThan(before.version);
    expect(await earlier.read(`select 1 from landing_content where section = 'services'`)).toEqual([]);
  });

  it('reads imported metadata that is JSON text', async () => {
    await earlier.add('landing_content', [services(JSON.stringify(METADATA))]);
    await earlier.migrate('20261128160000-call-figure');

    expect(stepsOf((await education()).content)).toMatchObject(FIGURE);
  });

  it.each([
    ['there is no row', []],
    ['all texts are blank', [services({ callFigure: ' ', callLabel: '' })]],
    ['the metadata is no object', [services('{'), services([])]],
  ])('changes no page if %s', async (_name, rows) => {
    const before = await education();
    await earlier.add('landing_content', rows);
    await earlier.migrate('20261128160000-call-figure');

    expect(await education()).toEqual(before);
    expect(await earlier.read('select count(*)::int from site_page_revision')).toEqual(
      await earlier.read('select count(*)::int from site_page_publication'),
    );
  });

  it('makes an unpublished figure the draft of the education page', async () => {
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.add('landing_draft', [services({ ...METADATA, callFigure: '30', callLabelFr: '' })]);
    await earlier.migrate('20261128160000-call-figure');

    const { content, draft } = await education();
    expect(stepsOf(content)).toMatchObject(FIGURE);
    const { figureLabelFr: _french, ...rest } = { ...stepsOf(content), figure: '30' } as typeof FIGURE;
    expect(stepsOf(draft)).toEqual(rest);
    expect(await earlier.read('select 1 from landing_draft')).toEqual([]);
  });

  it('makes a draft without the figure if an unpublished change removed it', async () => {
    const before = await education();
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.add('landing_draft', [services({})]);
    await earlier.migrate('20261128160000-call-figure');

    const { content, draft } = await education();
    expect(stepsOf(content)).toMatchObject(FIGURE);
    expect(draft).toEqual(before.content);
  });

  it('makes no draft of a figure that is published already', async () => {
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.add('landing_draft', [services(METADATA)]);
    await earlier.migrate('20261128160000-call-figure');

    expect((await education()).draft).toBeNull();
  });

  it.each([
    ['published', [], '28'],
    ['unpublished', [services({ callFigure: '30' })], '30'],
  ])('adds the %s figure to the draft that the page has', async (_name, drafts, figure) => {
    await setDraft(`jsonb_set(content, '{title}', '"Nueva"')`);
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.add('landing_draft', drafts);
    await earlier.migrate('20261128160000-call-figure');

    const { draft } = await education();
    expect(draft?.title).toBe('Nueva');
    expect(stepsOf(draft)).toMatchObject({ figure });
  });

  it('leaves a draft without the call as it is', async () => {
    await setDraft(`jsonb_set(content, '{blocks}', '[]')`);
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.migrate('20261128160000-call-figure');

    expect((await education()).draft?.blocks).toEqual([]);
  });

  it('adds the figure to the call on every page, but to no other steps', async () => {
    const blocks = [
      { id: 'a', type: 'steps', isHidden: false, values: { illustration: 'call' } },
      { id: 'b', type: 'steps', isHidden: false, values: { illustration: 'none' } },
    ];
    await earlier.read(
      `update site_page_publication set content = jsonb_set(content, '{blocks}', '${JSON.stringify(blocks)}')
        from site_page where page_id = site_page.id and fixed = 'privacy'`,
    );
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.migrate('20261128160000-call-figure');

    const [row] = await earlier.read<Pick<Education, 'content'>>(
      `select content from site_page_publication join site_page on page_id = site_page.id where fixed = 'privacy'`,
    );
    expect(row?.content.blocks.map(({ values }) => values)).toEqual([
      { illustration: 'call', ...FIGURE },
      { illustration: 'none' },
    ]);
  });

  it('can be reverted', async () => {
    const before = await education();
    await earlier.add('landing_content', [services(METADATA)]);
    await earlier.migrate('20261128160000-call-figure');
    await earlier.revert();

    expect((await education()).content).toEqual(before.content);
    expect(await earlier.read('select section, metadata from landing_content')).toEqual([
      { section: 'services', metadata: METADATA },
    ]);
  });
});
