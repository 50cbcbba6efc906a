import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { Content } from '../src/content/content.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ShareLink } from '../src/share-links/share-links.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { openAs } from './set-up/share-visitors.ts';
import { addContent, addLink, BYTES, changeContent, linksOf, shareKit } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

const KIT = { title: 'Para Ana', message: 'Como <b>hablamos</b>', expiresAt: null, password: null };

let api: Api;
let plan: string;
let prices: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(ShareLink, {});
  await api.em().execute('delete from rate_limit');
  plan = await addContent(api, { visibility: 'team', title: 'Plan de carrera', originalName: 'plan.pdf' });
  prices = await addContent(api, { visibility: 'team', title: 'Precios', originalName: 'precios.pdf' });
});

const get = (url: string) => api.site().get(url).redirects(0);
const create = (input: object, role: 'user' | 'manager' = 'user') =>
  api
    .as(role)
    .post('/share-links')
    .send({ ...KIT, contentIds: [plan, prices], ...input });
const pageOf = async (path: string) => (await get(`${path}?lang=en`).expect(200)).text;
const titlesOn = (page: string) => [...page.matchAll(/<h2 dir="auto">([^<]+)</g)].map(([, title]) => title);

async function deletePermanently(id: string): Promise<void> {
  const remove = (path: string) => api.as('manager').delete(path).query({ evenIfUsed: true }).expect(204);
  await remove(`/content/${id}`);
  await remove(`/content/${id}/permanently`);
}

describe('a link to several items', () => {
  it('can be created by users, with items that they may read, in the chosen order', async () => {
    const { body } = await create({ contentIds: [prices, plan], recipient: 'Ana Ruiz' }).expect(201);
    expect(body).toMatchObject({
      version: 1,
      title: 'Para Ana',
      message: 'Como <b>hablamos</b>',
      recipient: 'Ana Ruiz',
      items: [
        { contentId: prices, title: 'Precios', isAvailable: true, downloadCount: 0 },
        { contentId: plan, title: 'Plan de carrera', isAvailable: true, downloadCount: 0 },
      ],
    });
    expect((await api.as('user').get(`/share-links/${body.id}`).expect(200)).body).toEqual(body);
    for (const content of [plan, prices]) expect(await linksOf(api, content)).toEqual([body]);
    const { body: found } = await api.as('manager').get('/share-links').query({ q: 'para a' }).expect(200);
    expect(found).toEqual([body]);
    const csv = await api.as('manager').get('/share-links/export').set('Accept-Language', 'en').expect(200);
    expect(csv.text).toContain('Para Ana,Precios · Plan de carrera,');
  });

  it.each([
    [{ title: null }, 'title:isString'],
    [{ title: ' ' }, 'title:isString'],
    [{ title: 'x'.repeat(LIMITS.title + 1) }, 'title:isLength'],
    [{ message: 'x'.repeat(LIMITS.shareMessage + 1) }, 'message:maxLength'],
    [{ contentIds: [] }, 'contentIds:arrayMinSize'],
    [{ contentIds: undefined }, 'contentIds:isArray'],
    [{ contentIds: ['seven'] }, 'contentIds:isUuid'],
    [{ contentIds: [NOBODY, NOBODY.toUpperCase()] }, 'contentIds:arrayUnique'],
    [{ contentIds: Array.from({ length: 21 }, () => NOBODY) }, 'contentIds:arrayMaxSize'],
  ])('refuses %j', async (wrong, field) => {
    const { body } = await create(wrong).expect(400);
    expect(body.params.fields).toContain(field);
  });

  it('needs no title for one item', async () => {
    const { body } = await create({ contentIds: [plan.toUpperCase()], title: null }).expect(201);
    expect(body).toMatchObject({ title: null, items: [{ contentId: plan }] });
    expect(await pageOf(body.path)).toContain('<h1 dir="auto">Plan de carrera</h1>');
  });

  it('has no item that its creator may not read', async () => {
    await changeContent(api, prices, { visibility: 'private' });
    const { body } = await create({}).expect(404);
    expect(body).toMatchObject({ code: 'content.not-found', params: { id: prices } });
    await create({}, 'manager').expect(201);
    await create({ contentIds: [plan, NOBODY] }, 'manager').expect(404);
    await api.asVisitor().post('/share-links').send(KIT).expect(401);
    expect(await api.em().count(ShareLink)).toBe(1);
  });

  it('counts for the limit of each of its items', async () => {
    const { body } = await create({}).expect(201);
    const em = api.em();
    const { createdBy } = await em.findOneOrFail(ShareLink, { id: body.id });
    for (let count = 1; count < LIMITS.shareLinks; count += 1) addLink(em, [prices], { createdBy });
    await em.flush();
    expect((await create({}).expect(409)).body.code).toBe('share-links.too-many');
    await create({ contentIds: [plan] }).expect(201);
  });

  it('is recorded in the history of each item, as is its revocation', async () => {
    const { body } = await create({}).expect(201);
    await api.as('user').delete(`/share-links/${body.id}`).expect(204);
    const entries = await api.em().find(AuditEntry, { noun: 'content', itemId: { $in: [plan, prices] } });
    expect(entries.map(({ verb, itemName }) => `${verb} ${itemName}`).toSorted()).toEqual([
      'revoked Plan de carrera',
      'revoked Precios',
      'shared Plan de carrera',
      'shared Precios',
    ]);
  });
});

describe('the page of several items', () => {
  it.each([
    ['es', 'Archivos compartidos', 'Descargar: Precios'],
    ['en', 'Shared files', 'Download: Precios'],
    ['fr', 'Fichiers partagés', 'Télécharger : Precios'],
  ])('lists them in %s below the title and the message', async (language, kicker, download) => {
    const { path } = await shareKit(api, [prices, plan], KIT);
    const { text } = await get(`${path}?lang=${language}`).expect(200);
    expect(text).toContain(`<p class="kicker">${kicker}</p><h1 dir="auto">Para Ana</h1>`);
    expect(text).toContain('Como &#60;b&#62;hablamos');
    expect(titlesOn(text)).toEqual(['Precios', 'Plan de carrera']);
    expect(text).toContain(`href="${path}/file/${prices}" aria-label="${download}"`);
    expect(text).toContain(`href="${path}/file/${plan}?disposition=inline"`);
  });

  it('leaves out items that are hidden, in the trash or closed to it, and is not found if none is left', async () => {
    const { body } = await create({}).expect(201);
    const items = async () => (await api.as('user').get(`/share-links/${body.id}`)).body.items;
    for (const values of [
      { isVisible: false },
      { deletedAt: new Date() },
      { visibility: 'private' },
    ] as const) {
      await changeContent(api, plan, values);
      expect(titlesOn(await pageOf(body.path))).toEqual(['Precios']);
      expect(await items()).toMatchObject([{ isAvailable: false }, { isAvailable: true }]);
      await get(`${body.path}/file/${plan}`).expect(404);
      await get(`${body.path}/file/${prices}`).expect(200);
      await changeContent(api, prices, values);
      await get(body.path).expect(404);
      await changeContent(api, plan, { isVisible: true, deletedAt: null, visibility: 'team' });
      await changeContent(api, prices, { isVisible: true, deletedAt: null, visibility: 'team' });
    }
  });

  it('loses a permanently deleted item, and goes with the last one, even if both go at once', async () => {
    const { id, path } = await shareKit(api, [plan, prices], KIT);
    await deletePermanently(plan);
    expect(titlesOn(await pageOf(path))).toEqual(['Precios']);
    await deletePermanently(prices);
    await get(path).expect(404);
    expect(await api.em().count(ShareLink, { id })).toBe(0);

    const others = [await addContent(api), await addContent(api)];
    const both = await shareKit(api, others, KIT);
    await Promise.all(others.map((one) => api.em().nativeDelete(Content, { id: one })));
    expect(await api.em().count(ShareLink, { id: both.id })).toBe(0);
  });

  it('counts people and leads for the link, and downloads for each item', async () => {
    const { body } = await create({}).expect(201);
    await openAs(api, body.path);
    await openAs(api, body.path);
    expect((await get(`${body.path}/file/${prices}`).expect(200)).body).toEqual(BYTES);
    await Promise.all(Array.from({ length: 3 }, () => get(`${body.path}/file/${plan}`).expect(200)));
    await get(`${body.path}/file`).expect(200);
    const lead = { name: 'Ana Ruiz', email: 'ana@example.org', message: '' };
    await api.site().post(`${body.path}/lead`).redirects(0).type('form').send(lead).expect(303);

    expect((await api.as('user').get(`/share-links/${body.id}`)).body).toMatchObject({
      version: 1,
      visitorCount: 2,
      leadCount: 1,
      downloadCount: 5,
      items: [{ downloadCount: 4 }, { downloadCount: 1 }],
    });
    const { downloadCount } = await api.em().findOneOrFail(Content, { id: plan });
    expect(downloadCount).toBe(4);
    const [message] = await api.em().find(ContactMessage, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(message).toMatchObject({ name: 'Ana Ruiz', sharedTitle: 'Para Ana' });
  });

  it('is closed with its files before the password, whether an item is there or not', async () => {
    const { path } = await shareKit(api, [plan, prices], { ...KIT, password: 'girasol' });
    const { text } = await get(`${path}?lang=en`).expect(200);
    expect(text).toContain('These files are protected by a password');
    expect(text).not.toMatch(/Para Ana|Precios|hablamos/);
    for (const id of [plan, NOBODY]) {
      const { headers } = await get(`${path}/file/${id}`).expect(303);
      expect(headers['location']).toBe(path);
    }
    const { headers } = await api.site().post(path).redirects(0).type('form').send({ password: 'girasol' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    await get(`${path}/file/${prices}`).set('Cookie', cookie).expect(200);
    await get(`${path}/file/${NOBODY}`).set('Cookie', cookie).expect(404);
  });

  it('sends no file of an item of another link', async () => {
    const { path } = await shareKit(api, [plan], KIT);
    for (const id of [prices, 'seven']) await get(`${path}/file/${id}`).expect(404);
  });
});
