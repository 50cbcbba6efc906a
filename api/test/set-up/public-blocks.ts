import type { CollectionDeclaration } from '@vitral/contracts/collections';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { PublicBlockContribution } from '@vitral/contracts/slots';
import type { Api } from '../start-api.ts';
import { EVENTS } from './module-collections.ts';
import { addRelease } from './release-channel.ts';
import { block, PageEditor, releaseBlocks } from './site-pages.ts';

/** A module of another repository, which can be deactivated. */
export const MODULE = 'agenda';
export const PATH = `/collections/${MODULE}/talks`;

const TEXT = { type: 'string', maxLength: 20_000 } as const;

/** Documents with a switch for visitors, and a title that may have translations. */
export const TALKS: CollectionDeclaration = {
  ...EVENTS,
  name: 'talks',
  label: 'name',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      heading: { type: 'object', additionalProperties: false, properties: { es: TEXT, en: TEXT } },
      text: TEXT,
      day: { type: 'string', format: 'date' },
      url: { type: 'string', format: 'uri' },
      isShown: { type: 'boolean', default: true },
    },
    required: ['name', 'isShown'],
  },
  public: 'isShown',
  indexes: ['day', 'isShown'],
};

export const NEXT: PublicBlockContribution = {
  slot: 'public-block',
  name: 'next',
  title: { es: 'Próximas charlas', en: 'Next talks' },
  collection: 'talks',
  layout: 'cards',
  fields: { title: 'name', text: 'text', date: 'day', link: 'url' },
  sort: 'day',
  limit: 3,
};

export const CHOSEN = { module: MODULE, publicBlock: 'next' };

/** A site with a module that contributes public blocks, and pages that show one. */
export class PublicBlockSite {
  readonly editor: PageEditor;
  private patch = 0;

  constructor(private readonly api: Api) {
    this.editor = new PageEditor(api);
  }

  async start(): Promise<void> {
    await releaseBlocks(this.api);
    await this.activate();
  }

  /** Activates a release with these public blocks, after a grant. */
  async activate(slots: PublicBlockContribution[] = [NEXT], collections = [TALKS]): Promise<void> {
    await (await this.granted(slots, collections)).expect(200);
    await this.editor.settle();
  }

  /** Returns the codes of the reasons for which such a release is refused. */
  async refusal(slots: PublicBlockContribution[], collections: CollectionDeclaration[]): Promise<string[]> {
    const { body } = await (await this.granted(slots, collections)).expect(422);
    return (body as { params: { reasons: ReleaseProblem[] } }).params.reasons.map(({ code }) => code);
  }

  private async granted(slots: PublicBlockContribution[], collections: CollectionDeclaration[]) {
    const release = await addRelease(this.api.application, MODULE, `1.0.${++this.patch}`, {
      collections,
      declared: { slots },
    });
    const post = (action: string) =>
      this.api.as('admin').post(`/modules/releases/${release.id}/${action}`).send({});
    await post('grant').expect(204);
    // Not awaited by the caller's `await`: a request starts when it is awaited.
    return { expect: (status: number) => post('activate').expect(status) };
  }

  async add(fields: object): Promise<{ id: string; version: number }> {
    const { body } = await this.api
      .as('manager')
      .post(PATH)
      .send({ name: 'Charla', isShown: true, ...fields })
      .expect(201);
    return body;
  }

  /** Publishes a page with chosen public blocks. */
  publish(slug: string, ...chosen: unknown[]) {
    return this.editor.published({
      slug,
      slugEn: null,
      blocks: chosen.map((shown, index) => block({ title: `Block ${index}`, shown })),
    });
  }

  /** Returns the HTML of a page as visitors get it, with the titles of its public blocks. */
  async html(slug: string): Promise<string> {
    await this.editor.settle();
    return (await this.api.site().get(`/es/${slug}`).expect(200)).text;
  }

  /** Returns what a page contains in the place of each chosen public block. */
  async contents(slug: string): Promise<unknown[]> {
    await this.editor.settle();
    const { body } = await this.api.asVisitor().get(`/site-pages/by-slug/${slug}`).expect(200);
    return body.blocks.map(({ values }: { values: { shown: unknown } }) => values.shown);
  }
}
