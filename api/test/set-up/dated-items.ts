import type { PublicationDates } from '@vitral/contracts/publication-dates';
import { Content } from '../../src/content/content.entity.ts';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';
import { PublicationSchedule } from '../../src/platform/publication/publication-schedule.ts';
import type { Api } from '../start-api.ts';
import { contentRow } from './content-row.ts';

/** An item with publication dates, as staff read it. */
export interface DatedItem extends PublicationDates {
  id: string;
  version: number;
  isActive?: boolean;
  isVisible?: boolean;
}

/** A noun with publication dates. */
export interface DatedNoun {
  path: string;
  table: string;
  isOn: 'isActive' | 'isVisible';
  input: object;
  /** Reader who sees active items only. */
  reader: 'visitor' | 'user';
}

const TESTIMONIAL = { name: 'Eva Paz', text: 'Me escuchó.', rating: 4 };
const RESOURCE = { title: 'Guía', type: 'document', url: 'https://example.org/guia.pdf' };
const POST = { platform: 'twitter', title: 'Hoy', url: 'https://x.com/vitral/status/1' };

const active = (path: string, table: string, input: object, reader: DatedNoun['reader']): DatedNoun => ({
  path,
  table,
  isOn: 'isActive',
  input,
  reader,
});

export const DATED_NOUNS: DatedNoun[] = [
  active('testimonials', 'testimonial', TESTIMONIAL, 'visitor'),
  active('team-members', 'team_member', { name: 'Eva Paz', title: 'Guía' }, 'visitor'),
  active('team-resources', 'team_resource', RESOURCE, 'user'),
  active('social-feeds', 'social_feed_item', POST, 'visitor'),
  { path: 'content', table: 'content', isOn: 'isVisible', input: {}, reader: 'user' },
];

/** The instant `hours` hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Reads and changes items with publication dates as a manager. */
export class DatedItems {
  constructor(private readonly api: Api) {}

  /** Adds an item that is off and has these dates. */
  async add({ path, isOn, input }: DatedNoun, dates: Partial<PublicationDates> = {}): Promise<DatedItem> {
    if (path === 'content') return this.addFile({ [isOn]: false }, dates);
    const body = { ...input, ...dates, [isOn]: false };
    return (await this.api.as('manager').post(`/${path}`).send(body).expect(201)).body;
  }

  async read({ path }: Pick<DatedNoun, 'path'>, id: string): Promise<DatedItem> {
    return (await this.api.as('manager').get(`/${path}/${id}`).expect(200)).body;
  }

  change({ path }: Pick<DatedNoun, 'path'>, item: DatedItem, change: object) {
    return this.api
      .as('manager')
      .put(`/${path}/${item.id}`)
      .send({ ...item, ...change });
  }

  /** Returns whether readers find the item in the list. */
  async isShown({ path, reader }: DatedNoun, id: string): Promise<boolean> {
    const client = reader === 'visitor' ? this.api.asVisitor() : this.api.as(reader);
    const { body } = await client.get(`/${path}`).expect(200);
    return body.some((item: DatedItem) => item.id === id);
  }

  /** Moves the dates of an item into the past, as if time had passed. */
  async pass({ table }: DatedNoun, id: string, ...columns: ('publish_at' | 'unpublish_at')[]): Promise<void> {
    const changes = columns.map((column) => `${column} = now() - interval '1 second'`);
    await this.api.em().execute(`update ${table} set ${changes.join(', ')} where id = ?`, [id]);
  }

  /** Runs the job as it runs each minute. */
  async run(): Promise<void> {
    await this.api.application.get(PublicationSchedule).run();
    await this.api.application.get(TableChanges).settle();
  }

  private async addFile(details: object, dates: Partial<PublicationDates>): Promise<DatedItem> {
    const em = this.api.em();
    const row = em.create(Content, contentRow(details));
    await em.persist(row).flush();
    const item = await this.read({ path: 'content' }, row.id);
    const { body } = await this.change({ path: 'content' }, item, dates).expect(200);
    return body;
  }
}
