import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ShareLink } from '../src/share-links/share-links.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { cookieOf } from './set-up/share-visitors.ts';
import { addContent, addLink, changeContent } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

type Sharer = 'user' | 'manager';

const DAY_MS = 86_400_000;
const NEXT_WEEK = new Date(Date.now() + 7 * DAY_MS).toISOString();

let api: Api;
let plan: string;
let prices: string;
let link: ShareLinkResponse;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(ShareLink, {});
  await api.em().nativeDelete(AuditEntry, {});
  plan = await addContent(api, { visibility: 'team', title: 'Plan de carrera' });
  prices = await addContent(api, { visibility: 'team', title: 'Precios' });
  link = await shareAs('user');
});

async function shareAs(role: Sharer, input: object = {}): Promise<ShareLinkResponse> {
  const send = { contentIds: [plan], expiresAt: null, password: null, ...input };
  return (await api.as(role).post('/share-links').send(send).expect(201)).body;
}
const get = (url: string) => api.site().get(url).redirects(0);
const update = (changes: object, role: Sharer = 'user', { id, version } = link) =>
  api
    .as(role)
    .put(`/share-links/${id}`)
    .send({ contentIds: [plan], version, ...changes });
const entries = () => api.em().find(AuditEntry, { noun: 'share-links' }, { orderBy: { id: 'asc' } });
const opensPrivate = async () => (await api.em().findOneOrFail(ShareLink, { id: link.id })).opensPrivate;

describe('the edit of a share link', () => {
  it('changes everything but the URL, and records it', async () => {
    const input = { recipient: 'Ana Ruiz', language: 'fr', hasForm: false, message: 'Hola' };
    const { body } = await update({
      ...input,
      contentIds: [prices, plan],
      title: 'Para Ana',
      expiresAt: NEXT_WEEK,
      password: 'girasol',
    }).expect(200);
    expect(body).toEqual({
      ...link,
      ...input,
      version: 2,
      title: 'Para Ana',
      items: [
        { contentId: prices, title: 'Precios', isAvailable: true, downloadCount: 0 },
        { contentId: plan, title: 'Plan de carrera', isAvailable: true, downloadCount: 0 },
      ],
      expiresAt: NEXT_WEEK,
      hasPassword: true,
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ verb: 'updated', itemId: link.id, itemName: 'Para Ana' });
    expect(entry?.changes).toEqual({
      before: {
        title: null,
        message: null,
        items: ['Plan de carrera'],
        recipient: null,
        language: null,
        hasForm: true,
        expiresAt: null,
        hasPassword: false,
      },
      after: {
        ...input,
        title: 'Para Ana',
        items: ['Precios', 'Plan de carrera'],
        expiresAt: NEXT_WEEK,
        hasPassword: true,
      },
    });
    expect(JSON.stringify(entry)).not.toMatch(/girasol|argon2/);
  });

  it('leaves expiry and password as they are if it does not name them, even of an expired link', async () => {
    link = await shareAs('user', { password: 'girasol', recipient: 'Eva' });
    const expiresAt = new Date(Date.now() - DAY_MS);
    await api.em().nativeUpdate(ShareLink, { id: link.id }, { expiresAt });
    const { body } = await update({ recipient: 'Ana', version: undefined }).expect(400);
    expect(body.params.fields).toContain('version:isInt');
    const [row] = (await api.as('user').get('/share-links').query({ state: 'expired' })).body;
    const { body: changed } = await update({ recipient: 'Ana' }, 'user', row).expect(200);
    expect(changed).toMatchObject({
      recipient: 'Ana',
      hasPassword: true,
      expiresAt: expiresAt.toISOString(),
    });
    await get(changed.path).expect(404);
    await update({ expiresAt: NEXT_WEEK }, 'user', changed).expect(200);
    await get(changed.path).expect(200);
  });

  it('ends what an earlier password opened, and can take the password away', async () => {
    link = await shareAs('user', { password: 'girasol' });
    const opened = await api
      .site()
      .post(link.path)
      .redirects(0)
      .type('form')
      .send({ password: 'girasol' })
      .expect(303);
    const cookie = cookieOf(opened);
    await get(`${link.path}/file`).set('Cookie', cookie).expect(200);
    const { body } = await update({ password: 'tulipán' }).expect(200);
    await get(`${link.path}/file`).set('Cookie', cookie).expect(303);
    await update({ password: null }, 'user', body).expect(200);
    await get(`${link.path}/file`).expect(200);
  });

  it.each([
    [{ expiresAt: new Date(Date.now() - 1).toISOString() }, 'expiresAt:isComingInstant'],
    [{ expiresAt: '2030-01-01' }, 'expiresAt:isComingInstant'],
    [{ password: 'abc' }, 'password:isLength'],
    [{ password: 1234 }, 'password:isString'],
    [{ contentIds: [NOBODY, NOBODY.replace('0', '1')] }, 'title:isString'],
    [{ contentIds: undefined }, 'contentIds:isArray'],
    [{ opensPrivate: true }, 'opensPrivate:whitelistValidation'],
  ])('refuses %j', async (wrong, field) => {
    expect((await update(wrong).expect(400)).body.params.fields).toContain(field);
  });

  it('changes neither version nor log if nothing differs', async () => {
    expect((await update({}).expect(200)).body).toEqual(link);
    expect(await entries()).toEqual([]);
  });

  it('covers their own links for users, and all links for managers', async () => {
    const theirs = await shareAs('manager');
    await update({ recipient: 'Ana' }, 'user', theirs).expect(404);
    await api.as('user').get(`/share-links/${theirs.id}`).expect(404);
    await update({ recipient: 'Ana' }, 'manager').expect(200);
    await api.asVisitor().put(`/share-links/${link.id}`).send({}).expect(401);
    await api.asVisitor().get(`/share-links/${link.id}`).expect(401);
    for (const id of [NOBODY, 'seven'])
      await update({}, 'manager', { id, version: 1 } as ShareLinkResponse).expect(404);
  });

  it('is refused for a stale version, even if two are simultaneous, and names who was first', async () => {
    const responses = await Promise.all([
      update({ recipient: 'Ana' }),
      update({ contentIds: [prices] }, 'manager'),
      update({ contentIds: [prices, plan], title: 'Dos' }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { body } = await update({ recipient: 'Eva' }).expect(409);
    expect(body).toMatchObject({ code: 'share-links.stale', params: { current: 2 } });
    expect(body.params.changedBy).toEqual(expect.any(String));
  });

  it('is refused for a revoked link', async () => {
    await api.as('user').delete(`/share-links/${link.id}`).expect(204);
    const { body } = await update({}, 'user', { ...link, version: 2 }).expect(409);
    expect(body.code).toBe('share-links.revoked');
  });

  it('adds no item that its author may not read, but keeps one that was closed since', async () => {
    await changeContent(api, prices, { visibility: 'private' });
    const { body } = await update({ contentIds: [plan, prices], title: 'Dos' }).expect(404);
    expect(body).toMatchObject({ code: 'content.not-found', params: { id: prices } });
    await changeContent(api, plan, { isVisible: false });
    const { body: kept } = await update({ recipient: 'Ana' }).expect(200);
    expect(kept.items).toMatchObject([{ contentId: plan, isAvailable: false }]);
  });

  it('does not let a link of a user open private items', async () => {
    await changeContent(api, prices, { visibility: 'private' });
    const { body } = await update({ contentIds: [plan, prices], title: 'Dos' }, 'manager').expect(200);
    expect(body.items).toMatchObject([{ isAvailable: true }, { isAvailable: false }]);
    expect(await opensPrivate()).toBe(false);
    await get(`${body.path}/file/${prices}`).expect(404);
  });

  it('takes private items from a link whose creator may no longer read them', async () => {
    const { id: createdBy } = await api.em().findOneOrFail(User, { username: 'user' });
    await api.em().nativeUpdate(ShareLink, { id: link.id }, { opensPrivate: true });
    const { version } = await api.em().findOneOrFail(ShareLink, { id: link.id, createdBy });
    await update({ recipient: 'Ana' }, 'user', { ...link, version }).expect(200);
    expect(await opensPrivate()).toBe(false);
  });

  it('keeps the counts of items that stay', async () => {
    await get(`${link.path}/file`).expect(200);
    const { body } = await update({ contentIds: [prices, plan], title: 'Dos' }).expect(200);
    expect(body.items).toMatchObject([{ downloadCount: 0 }, { downloadCount: 1 }]);
    const { body: without } = await update({ contentIds: [prices] }, 'user', body).expect(200);
    expect(without).toMatchObject({ title: null, downloadCount: 1, items: [{ contentId: prices }] });
  });

  it('is bound by the number of links to an item, as their creation is', async () => {
    const em = api.em();
    const { createdBy } = await em.findOneOrFail(ShareLink, { id: link.id });
    for (let count = 0; count < LIMITS.shareLinks; count += 1) addLink(em, [prices], { createdBy });
    await em.flush();
    const { body } = await update({ contentIds: [prices] }).expect(409);
    expect(body.code).toBe('share-links.too-many');
    await update({ recipient: 'Ana' }).expect(200);
  });

  it('and permanent deletions of its items leave no link without items', async () => {
    const remove = (path: string) => api.as('manager').delete(path).query({ evenIfUsed: true });
    await remove(`/content/${plan}`).expect(204);
    const [deleted, edited] = await Promise.all([
      remove(`/content/${plan}/permanently`),
      update({ contentIds: [plan, prices], title: 'Dos' }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(edited.status);
    const counts = await api
      .em()
      .execute(
        `select (select count(*)::int from share_link_item where link_id = id) as items from share_link`,
      );
    expect(counts).toEqual(edited.status === 200 ? [{ items: 1 }] : []);
  });

  it('is not made if the audit entry fails', async () => {
    await api
      .em()
      .execute(`alter table audit_entry add constraint refuse_edits check (noun <> 'share-links') not valid`);
    try {
      await update({ recipient: 'Ana' }).expect(500);
      expect((await api.as('user').get(`/share-links/${link.id}`)).body).toEqual(link);
    } finally {
      await api.em().execute('alter table audit_entry drop constraint refuse_edits');
    }
  });
});
