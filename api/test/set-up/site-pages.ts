import { randomUUID } from 'node:crypto';
import type { Block, BlockType, BuiltBlockType } from '@vitral/contracts/blocks';
import type { SitePageContent, SitePageState } from '@vitral/contracts/site-pages';
import { WorkspaceBuilds } from '../../src/modules/publication/workspace-builds.ts';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';
import type { Api } from '../start-api.ts';
import { build, buildPublicModule, makeWorkspace } from './workspace.ts';

const label = (en: string) => ({ es: en, en });

const BLOCKS: BlockType[] = [
  {
    type: 'everything',
    title: label('Everything'),
    description: label('One field of each kind.'),
    fields: [
      { kind: 'line', name: 'title', label: label('Title'), isRequired: true },
      { kind: 'text', name: 'content', label: label('Content') },
      { kind: 'richText', name: 'body', label: label('Body') },
      { kind: 'word', name: 'word', label: label('Word') },
      { kind: 'url', name: 'url', label: label('URL') },
      { kind: 'picture', name: 'picture', label: label('Picture') },
      { kind: 'captions', name: 'captions', label: label('Captions') },
      {
        kind: 'choice',
        name: 'side',
        label: label('Side'),
        options: [
          { value: 'start', label: label('Start') },
          { value: 'end', label: label('End') },
        ],
      },
      { kind: 'items', name: 'items', label: label('Items'), source: 'testimonials' },
      { kind: 'publicBlock', name: 'shown', label: label('Shown') },
      {
        kind: 'list',
        name: 'cards',
        label: label('Cards'),
        item: label('Card'),
        most: 2,
        fields: [{ kind: 'line', name: 'title', label: label('Title'), isRequired: true }],
      },
    ],
  },
];
export const BLOCK_TYPES: BuiltBlockType[] = BLOCKS.map((block) => ({ ...block, picture: 'block.svg' }));

const BY_SLUG = '/api/site-pages/by-slug/:slug';

/** Writes the name, the stored titles, the captions and the titles of public blocks of the page, and whether search engines may list it. */
const ECHO = `exports.render = async ({ page, language, slugs, answers }) => {
  const stored = JSON.parse(answers['${BY_SLUG}'] ?? 'null');
  const titles = stored ? [stored.title, ...stored.blocks.flatMap(({ values }) => [values.title, values.captions?.url ?? [], (values.shown?.items ?? []).map(({ title }) => title)].flat())] : [];
  return {
    head: '<title>' + (stored?.title ?? page) + '</title>',
    html: '<main>' + [page, language, ...titles].join('|') + '</main>',
    freshUntil: null,
    ...(stored && !stored.isIndexed && { indexedLanguages: [] }),
  };
};`;

/** Publishes a release of mfe-public with the block type `everything` and pages of staff at \`/:slug\`. */
export async function releaseBlocks(api: Api, blocks = BLOCK_TYPES): Promise<void> {
  const workspace = await makeWorkspace();
  await build(workspace, 'shell', 'shell', {});
  await buildPublicModule(workspace, ECHO, {
    publicPages: [
      {
        page: 'landing',
        addresses: { es: '/', en: '/', fr: '/' },
        reads: [],
        datedBy: '/api/site-pages/fixed/landing',
        isIndexed: true,
      },
      {
        page: 'privacy',
        addresses: { es: '/privacy', en: '/privacy', fr: '/privacy' },
        reads: [],
        datedBy: '/api/site-pages/fixed/privacy',
        isIndexed: true,
      },
      {
        page: 'education',
        addresses: { es: '/educacion', en: '/education', fr: '/education' },
        reads: [],
        isIndexed: true,
      },
      {
        page: 'site-page',
        addresses: { es: '/:slug', en: '/:slug', fr: '/:slug' },
        items: '/api/site-pages',
        hasOwnSlugs: true,
        reads: [BY_SLUG],
        isIndexed: true,
      },
      { page: 'not-found', reads: [], isIndexed: false },
    ],
    blocks,
  });
  await api.application.get(WorkspaceBuilds).publish(workspace);
}

export const block = (values: Record<string, unknown> = {}, fields: Partial<Block> = {}): Block => ({
  id: randomUUID(),
  type: 'everything',
  isHidden: false,
  values: { title: 'Bienvenida', ...values },
  ...fields,
});

export const pageContent = (fields: Partial<SitePageContent> = {}): SitePageContent => ({
  title: 'Sobre nosotros',
  titleEn: 'About us',
  titleFr: null,
  description: '',
  descriptionEn: null,
  descriptionFr: null,
  slug: 'sobre-nosotros',
  slugEn: 'about-us',
  slugFr: null,
  isInNavigation: false,
  isIndexed: true,
  blocks: [block()],
  ...fields,
});

/** A manager who creates pages of the site. */
export class PageEditor {
  constructor(private readonly api: Api) {}

  get calls() {
    return this.api.as('manager');
  }

  create(fields: Partial<SitePageContent> = {}) {
    return this.calls.post('/site-pages').send(pageContent(fields));
  }

  /** Creates and publishes a page. */
  async published(fields: Partial<SitePageContent> = {}): Promise<SitePageState> {
    const { body } = await this.create(fields).expect(201);
    return this.publish(body);
  }

  async publish({ id, version }: SitePageState): Promise<SitePageState> {
    const { body } = await this.calls.post(`/site-pages/${id}/publish`).send({ version }).expect(200);
    await this.settle();
    return body;
  }

  save({ id, version, draft, published }: SitePageState, fields: Partial<SitePageContent>) {
    const content = { ...(draft ?? published), ...fields };
    return this.calls.put(`/site-pages/${id}/draft`).send({ ...content, version });
  }

  schedule({ id, version }: SitePageState, times: object) {
    return this.calls.put(`/site-pages/${id}/schedule`).send({ ...times, version });
  }

  /** Sends the form with which the console shows unsaved content. */
  async preview(fields: object) {
    const login = { username: 'manager', password: this.api.passwordOf('manager') };
    const { headers } = await this.api.asVisitor().post('/auth/login').send(login);
    const cookies = [headers['set-cookie'] ?? []].flat();
    return this.api.site().post('/preview/site-page').set('Cookie', cookies).type('form').send(fields);
  }

  async state(id: string): Promise<SitePageState> {
    return (await this.calls.get(`/site-pages/${id}`).expect(200)).body;
  }

  /** Resolves when the server has noticed all changes. */
  async settle(): Promise<void> {
    await this.api.application.get(TableChanges).settle();
  }
}
