import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ContentItem } from '@vitral/contracts/content';
import type { Content } from '../src/content/content.entity.ts';
import { fillContent } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let added: Content[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const read = async (id: string): Promise<ContentItem> =>
  (await api.as('manager').get(`/content/${id}`).expect(200)).body;

describe('a full update', () => {
  let id: string;
  beforeEach(async () => {
    added = await fillContent(api, { type: 'image', tags: ['uno'], width: 800, height: 600 });
    id = added[0]?.id ?? '';
  });

  const send = (body: object) => api.as('manager').put(`/content/${id}`).send(body);

  it('accepts the whole item and ignores its read-only fields', async () => {
    const before = await read(id);
    const { body } = await send({
      ...before,
      id: NOBODY,
      type: 'pdf',
      filename: 'other.pdf',
      fileSize: 1,
      checksum: 'x',
      downloadCount: 99,
      uploadedBy: NOBODY,
      deletedAt: new Date(),
      dimensions: null,
      isVisible: false,
      focalPoint: { x: 0, y: 100 },
    }).expect(200);
    expect(body).toEqual({
      ...before,
      isVisible: false,
      focalPoint: { x: 0, y: 100 },
      version: 2,
      updatedAt: body.updatedAt,
    });
    expect(await read(id)).toEqual(body);
  });

  it('accepts aliases of visibilities, and tags as text', async () => {
    const before = await read(id);
    const { body } = await send({
      ...before,
      title: '  Guía\n de\u202e ventas ',
      visibility: 'internal',
      tags: ' ventas, Guía  nueva,,VENTAS,',
      focalPoint: null,
    }).expect(200);
    expect(body).toMatchObject({
      title: 'Guía de ventas',
      visibility: 'team',
      tags: ['ventas', 'Guía nueva'],
      focalPoint: before.focalPoint,
    });
    const restricted = await send({ ...body, visibility: 'restricted', tags: ['a,b', ' b '] }).expect(200);
    expect(restricted.body).toMatchObject({ visibility: 'private', tags: ['a', 'b'] });
  });

  it.each([
    [{ title: ' ' }, 'title:isLength'],
    [{ title: 'a'.repeat(201) }, 'title:isLength'],
    [{ description: 'a'.repeat(5001) }, 'description:maxLength'],
    [{ category: 'gossip' }, 'category:isIn'],
    [{ visibility: 'toString' }, 'visibility:isIn'],
    [{ isVisible: undefined }, 'isVisible:isBoolean'],
    [{ tags: ['a'.repeat(41)] }, 'tags:isLength'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags:arrayMaxSize'],
    [{ tags: [{}] }, 'tags:isString'],
    [{ focalPoint: { x: 50, y: 100.5 } }, 'focalPoint.y:isInt'],
    [{ focalPoint: { x: -1, y: 0 } }, 'focalPoint.x:min'],
    [{ focalPoint: [] }, 'focalPoint:isObject'],
    [{ version: undefined }, 'version:isInt'],
    [{ owner: 'me' }, 'owner:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await send({ ...(await read(id)), ...wrong }).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
  });

  it('accepts one of two edits of the same version', async () => {
    const before = await read(id);
    const responses = await Promise.all(
      ['first', 'second'].map((title) =>
        send({ ...before, title }).then(({ status, body }) => ({ status, body })),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = responses.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'content.stale', params: { id, current: 2 } });
  });

  it('loses no download that is counted in the meantime', async () => {
    const before = await read(id);
    await Promise.all([
      send({ ...before, title: 'Renamed' }).expect(200),
      ...Array.from({ length: 10 }, () => api.as('user').post(`/content/${id}/download`).expect(204)),
    ]);
    expect(await read(id)).toMatchObject({ title: 'Renamed', downloadCount: 10, version: 2 });
  });

  it('records no audit entry when nothing changed, otherwise the verb of the change', async () => {
    const before = await read(id);
    await send(before).expect(200, before);
    const off = await send({ ...before, isVisible: false });
    const on = await send({ ...off.body, isVisible: true });
    await send({ ...on.body, title: 'Another' });

    const { body } = await api.as('admin').get('/audit').query({ limit: 100 });
    const entries = (body as AuditEntry[]).filter(({ itemId }) => itemId === id);
    expect(entries.map(({ noun, verb, actorName }) => [noun, verb, actorName])).toEqual([
      ['content', 'updated', 'Mateo Rivas'],
      ['content', 'activated', 'Mateo Rivas'],
      ['content', 'deactivated', 'Mateo Rivas'],
    ]);
  });

  it('is refused without the permission, and for an unknown item', async () => {
    const item = await read(id);
    await api.asVisitor().put(`/content/${id}`).send(item).expect(401);
    await api.as('user').put(`/content/${id}`).send(item).expect(403);
    await api.as('manager').put(`/content/${NOBODY}`).send(item).expect(404);
  });
});
