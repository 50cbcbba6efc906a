import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Block } from '@vitral/contracts/blocks';
import type { FixedPage } from '@vitral/contracts/site-pages';
import type { LandingContentItem, LandingSection } from '@vitral/contracts/landing-content';
import { SitePage, SitePagePublication } from '../src/site-pages/index.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Replaces the published content of a page. */
async function publish(change: (blocks: Block[]) => Block[], fixed: FixedPage = 'landing'): Promise<void> {
  const em = api.em();
  const page = await em.findOneOrFail(SitePage, { fixed });
  const publication = await em.findOneOrFail(SitePagePublication, { page: page.id });
  publication.content = { ...publication.content, blocks: change(publication.content.blocks) };
  await em.flush();
}

async function section(name: LandingSection): Promise<LandingContentItem | undefined> {
  const { body } = await api.asVisitor().get('/landing-content').expect(200);
  return (body as LandingContentItem[]).find((item) => item.section === name);
}

describe('the landing page of blocks', () => {
  let original: Block[] = [];
  beforeAll(async () => {
    await publish((blocks) => (original = blocks));
  });
  beforeEach(() => publish(() => original));

  it('makes the sections that old releases read, with their translations', async () => {
    expect(await section('hero')).toMatchObject({
      title: 'Cada persona, un color. Juntos, una luz.',
      metadata: { titleEn: 'Every person a colour. Together, one light.' },
    });
    expect(await section('about')).toMatchObject({
      metadata: {
        figures: expect.arrayContaining([
          expect.objectContaining({ value: '13+', labelFr: expect.any(String) }),
        ]),
        cards: expect.arrayContaining([expect.objectContaining({ titleEn: 'Well-being first' })]),
      },
    });
    expect((await section('about'))?.content).toContain('\n\n');
    expect((await section('commitment'))?.metadata.benefitsEn).toHaveLength(6);
    expect((await section('values'))?.metadata.valuesFr?.[0]).toEqual({
      title: expect.any(String),
      description: expect.any(String),
    });
    for (const name of ['mission', 'services', 'experience'] as const)
      expect(await section(name)).toMatchObject({
        title: expect.any(String),
        metadata: { titleFr: expect.any(String) },
      });
  });

  it('makes one section of the banner and the header’s call to action', async () => {
    expect(await section('navigation')).toMatchObject({
      title: 'Hay un lugar para tu color',
      metadata: { actionText: 'Contacto', loginTextEn: 'Write to us', backofficeUrl: '/contact' },
    });

    await publish((blocks) => blocks.filter(({ type }) => type !== 'banner'));
    expect(await section('navigation')).toMatchObject({ title: '', metadata: { actionText: 'Contacto' } });
  });

  it('makes one section of the focus areas and the figure in the call of the education page', async () => {
    expect(await section('services')).toMatchObject({
      title: expect.stringMatching(/./),
      metadata: {
        titleEn: expect.stringMatching(/./),
        ...{ callFigure: '28', callLabel: 'personas en la llamada' },
        ...{ callLabelEn: 'people on the call', callLabelFr: "personnes dans l'appel" },
      },
    });

    await publish((blocks) => blocks.filter(({ type }) => type !== 'strip'));
    expect(await section('services')).toMatchObject({ title: '', metadata: { callFigure: '28' } });
  });

  it.each([
    ['hidden', (block: Block) => ({ ...block, isHidden: true })],
    ['without a call', (block: Block) => ({ ...block, values: { ...block.values, illustration: 'none' } })],
    [
      'without a figure',
      ({ values: { figure: _figure, ...values }, ...block }: Block) => ({ ...block, values }),
    ],
  ])('has no figure of steps %s', async (_name, change) => {
    let education: Block[] = [];
    await publish(
      (blocks) => (education = blocks).map((block) => (block.type === 'steps' ? change(block) : block)),
      'education',
    );

    expect((await section('services'))?.metadata).not.toHaveProperty('callLabel');
    await publish(() => [], 'landing');
    expect(await section('services')).toBeUndefined();
    await publish(() => education, 'education');
  });

  it('leaves out the sections and the anchors of hidden blocks', async () => {
    await publish((blocks) => blocks.map((block) => ({ ...block, isHidden: block.anchor === 'mission' })));

    expect(await section('mission')).toBeUndefined();
    const { body } = await api.asVisitor().get('/site-pages/anchors').expect(200);
    expect(body).toContain('acerca');
    expect(body).not.toContain('mission');
  });

  it('has no section of a block that nobody wrote', async () => {
    await publish(() => []);

    const { body } = await api.asVisitor().get('/landing-content').expect(200);
    expect(body.map((item: LandingContentItem) => item.section)).toEqual([
      'services',
      'contact',
      'navigation',
    ]);
  });
});
