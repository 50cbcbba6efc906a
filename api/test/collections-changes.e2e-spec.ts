import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CollectionDeclaration, FieldSchema } from '@vitral/contracts/collections';
import { CollectionDocument, ModuleCollection } from '../src/collections/collections.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { DeletedItem } from '../src/platform/trash/deleted-item.entity.ts';
import { createBackup, latestRestore, until } from './set-up/backups.ts';
import { CollectionSite, EVENTS, EVENTS_PATH as PATH, TALK } from './set-up/module-collections.ts';
import { type Api, startApi } from './start-api.ts';

const { text, title, ...others } = EVENTS.schema.properties as Record<string, FieldSchema>;

/** `title` has another name, `text` may be longer, and there is a new required field with a default. */
const NEXT: CollectionDeclaration = {
  ...EVENTS,
  label: 'heading',
  schema: {
    ...EVENTS.schema,
    properties: {
      ...others,
      heading: title as FieldSchema,
      text: { type: 'string', maxLength: 3000 },
      kind: { type: 'string', enum: ['talk', 'course'], default: 'talk' },
    },
    required: ['heading', 'isShown', 'kind'],
  },
  indexes: ['kind', 'heading'],
  renames: { heading: ['title'] },
};

let api: Api;
let site: CollectionSite;
beforeAll(async () => {
  api = await startApi();
  site = new CollectionSite(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(CollectionDocument, {});
  await api.em().nativeDelete(ModuleCollection, {});
  await api.em().nativeDelete(DeletedItem, {});
  await site.start(EVENTS);
});

const create = async (fields: object) => (await api.as('manager').post(PATH).send(fields).expect(201)).body;
const get = async (id: string) => (await api.as('user').get(`${PATH}/${id}`).expect(200)).body;

describe('a release that changes a schema', () => {
  it('changes the stored documents, including those in the trash, when it is activated', async () => {
    const [kept, deleted] = [await create(TALK), await create({ ...TALK, title: 'Fuera' })];
    await api.as('manager').delete(`${PATH}/${deleted.id}`).expect(204);
    await site.activate([NEXT]);

    const { title: heading, ...same } = TALK;
    expect(await get(kept.id)).toMatchObject({ ...same, heading, kind: 'talk', version: 2 });
    expect(await get(kept.id)).not.toHaveProperty('title');
    const { body } = await api.as('user').get(`${PATH}?filter[kind]=talk&sort=heading`).expect(200);
    expect(body).toHaveLength(1);
    await api
      .as('manager')
      .put(`${PATH}/${kept.id}`)
      .send({ ...TALK, version: 1 })
      .expect(400);
    const restored = await api.as('manager').post(`${PATH}/${deleted.id}/restore`).expect(200);
    expect(restored.body).toMatchObject({ heading: 'Fuera', kind: 'talk' });
  });

  it('is undone by a rollback, and what the earlier release lacks returns with the next activation', async () => {
    const { id } = await create(TALK);
    await site.activate([NEXT]);
    const { version, ...fields } = await get(id);
    await api
      .as('manager')
      .put(`${PATH}/${id}`)
      .send({ ...fields, heading: 'Nueva', kind: 'course', version })
      .expect(200);

    await site.rollBack();
    const back = await get(id);
    expect(back).toMatchObject({ ...TALK, title: 'Nueva' });
    expect(back).not.toHaveProperty('kind');
    await api
      .as('manager')
      .put(`${PATH}/${id}`)
      .send({ ...back, seats: 1 })
      .expect(200);
    const added = await create({ ...TALK, title: 'Otra' });

    await site.activate([NEXT]);
    expect(await get(id)).toMatchObject({ heading: 'Nueva', kind: 'course', seats: 1 });
    expect(await get(added.id)).toMatchObject({ heading: 'Otra', kind: 'talk' });
  });

  const withField = (name: string, field: FieldSchema): CollectionDeclaration => ({
    ...EVENTS,
    schema: { ...EVENTS.schema, properties: { ...EVENTS.schema.properties, [name]: field } },
  });
  const without = (name: string): CollectionDeclaration => {
    const { [name]: _, ...properties } = EVENTS.schema.properties;
    return { ...EVENTS, schema: { ...EVENTS.schema, properties } };
  };

  it.each<[string, string, CollectionDeclaration, object]>([
    ['removes a field', 'collection-field-removed', without('text'), { field: 'text' }],
    [
      'changes a type',
      'collection-field-narrower',
      withField('seats', { type: 'boolean' }),
      { field: 'seats', keyword: 'type' },
    ],
    [
      'shortens a text',
      'collection-field-narrower',
      withField('text', { type: 'string', maxLength: 10 }),
      { field: 'text', keyword: 'maxLength' },
    ],
    [
      'adds options',
      'collection-field-narrower',
      withField('text', { type: 'string', enum: ['a'] }),
      { field: 'text', keyword: 'enum' },
    ],
    [
      'requires a field',
      'collection-field-required',
      { ...EVENTS, schema: { ...EVENTS.schema, required: ['title', 'isShown', 'day'] } },
      { field: 'day' },
    ],
  ])('is refused when it %s', async (_, code, declaration, params) => {
    const found = { code, params: { collection: 'events', ...params } };
    expect(await site.refusal([declaration])).toContainEqual(found);
  });

  it('changes nothing when its activation fails', async () => {
    const { id } = await create(TALK);
    // An activation that ends before its commit leaves neither declaration nor documents changed.
    await api
      .em()
      .execute(`alter table release_channel add constraint refused check (version < 0) not valid`);
    await expect(site.activate([NEXT])).rejects.toThrow();
    await api.em().execute('alter table release_channel drop constraint refused');
    expect(await get(id)).toMatchObject({ ...TALK, version: 1 });
    await site.activate([NEXT]);
    expect(await get(id)).toMatchObject({ heading: TALK.title, version: 2 });
  });
});

describe('a collection that no active release declares', () => {
  it('keeps its documents for a later release that declares it', async () => {
    const { id } = await create(TALK);
    await site.activate([]);
    await api.as('admin').get(PATH).expect(404);
    await api.as('manager').post(PATH).send(TALK).expect(404);
    const { body } = await api.as('admin').get('/collections').expect(200);
    expect(body).toMatchObject([
      { module: 'mfe-people', name: 'events', documents: 1, removedAt: expect.any(String) },
    ]);
    await site.activate([NEXT]);
    expect(await get(id)).toMatchObject({ heading: TALK.title });
  });

  it('is erased by an admin, with its trash and what the audit log says of its documents', async () => {
    const [kept, deleted] = [await create(TALK), await create(TALK)];
    await api.as('manager').delete(`${PATH}/${deleted.id}`).expect(204);
    const erase = (confirmation: string) => api.as('admin').delete(PATH).send({ confirmation });
    expect((await erase('mfe-people/events').expect(409)).body.code).toBe('collections.in-use');
    await site.activate([]);
    await erase('events').expect(400);
    await api.as('manager').delete(PATH).send({ confirmation: 'mfe-people/events' }).expect(403);
    await erase('mfe-people/events').expect(204);
    await erase('mfe-people/events').expect(404);

    expect(await api.em().count(CollectionDocument, {})).toBe(0);
    expect(await api.em().count(DeletedItem, { noun: 'collection-documents' })).toBe(0);
    const entries = await api.em().find(AuditEntry, { itemId: { $in: [kept.id, deleted.id] } });
    expect(entries.every(({ itemName, changes }) => !itemName && !changes)).toBe(true);
    const erased = await api.em().findOneOrFail(AuditEntry, { noun: 'collections' });
    expect(erased).toMatchObject({
      verb: 'deleted',
      itemName: 'mfe-people/events',
      changes: { before: { documents: 1 } },
    });
  });
});

describe('a backup', () => {
  it('holds collections with their documents, and a restore brings them back', async () => {
    const { id } = await create(TALK);
    const backup = await createBackup(api.as('admin'));
    await site.activate([NEXT]);
    await api.as('manager').delete(`${PATH}/${id}`).expect(204);
    await api
      .as('admin')
      .post(`/backups/${backup.id}/restore`)
      .send({ confirmation: backup.filename })
      .expect(202);
    await until(
      () => api.em().find(CollectionDocument, { id }),
      ([row]) => row?.data['title'] === TALK.title,
    );
    await api.logInEveryone();
    await until(
      () => latestRestore(api.as('admin')),
      (latest) => latest?.state === 'done',
    );
    expect(await get(id)).toMatchObject({ ...TALK, version: 1 });
  });
});
