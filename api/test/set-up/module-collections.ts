import type { CollectionDeclaration, CollectionDocument } from '@vitral/contracts/collections';
import type { ModuleName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { Api } from '../start-api.ts';
import { addRelease, startSite } from './release-channel.ts';

export const MODULE = 'mfe-people';
export const EVENTS_PATH = `/collections/${MODULE}/events`;

/** A collection with every kind of field, which managers write and users read. */
export const EVENTS: CollectionDeclaration = {
  name: 'events',
  label: 'title',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 100 },
      text: { type: 'string', maxLength: 2000 },
      day: { type: 'string', format: 'date' },
      seats: { type: 'integer', minimum: 0, maximum: 1000 },
      isShown: { type: 'boolean', default: false },
      tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 20 } },
      place: {
        type: 'object',
        additionalProperties: false,
        required: ['city'],
        properties: { city: { type: 'string', maxLength: 50 } },
      },
    },
    required: ['title', 'isShown'],
  },
  permissions: { read: 'user', write: 'manager' },
  indexes: ['title', 'seats', 'isShown', 'day'],
};

/** Collections of which visitors read nothing, some documents, and everything. */
export const COLLECTIONS: CollectionDeclaration[] = [
  EVENTS,
  { ...EVENTS, name: 'notices', public: 'isShown' },
  { ...EVENTS, name: 'open', public: true },
];

/** An event with a value for each field. */
export const TALK = {
  title: 'Una charla',
  text: 'Sobre Ñandúes',
  day: '2026-12-01',
  seats: 12,
  isShown: true,
  tags: ['a', 'b'],
  place: { city: 'Quito' },
};

/** Stores a document as a manager. */
export async function addDocument(
  api: Api,
  fields: object = TALK,
  path = EVENTS_PATH,
): Promise<CollectionDocument> {
  return (await api.as('manager').post(path).send(fields).expect(201)).body;
}

/** A site with collections that releases of a module declare. Their trial finds no pages and is skipped. */
export class CollectionSite {
  private patch = 0;

  constructor(private readonly api: Api) {}

  async start(...collections: CollectionDeclaration[]): Promise<void> {
    await startSite(this.api.application, `0.0.${++this.patch}`);
    await this.activate(collections);
  }

  /** Activates a release of the module that declares these collections. */
  async activate(collections: CollectionDeclaration[], name: ModuleName = MODULE): Promise<void> {
    await this.send(collections, name).then((request) => request.expect(200));
  }

  /** Returns why such a release is refused. */
  async refusal(collections: CollectionDeclaration[]): Promise<ReleaseProblem[]> {
    const { body } = await (await this.send(collections)).expect(422);
    return (body as { params: { reasons: ReleaseProblem[] } }).params.reasons;
  }

  async rollBack(name: ModuleName = MODULE): Promise<void> {
    await this.api.as('admin').post(`/modules/${name}/rollback`).send({}).expect(200);
  }

  private async send(collections: CollectionDeclaration[], name: ModuleName = MODULE) {
    const release = await addRelease(this.api.application, name, `1.0.${++this.patch}`, { collections });
    // Wrapped, since awaiting a request starts it.
    return {
      expect: (status: number) =>
        this.api.as('admin').post(`/modules/releases/${release.id}/activate`).send({}).expect(status),
    };
  }
}
