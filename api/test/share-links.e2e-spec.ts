import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ShareLink } from '../src/share-links/share-links.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addContent, addLink, changeContent, linksOf, share } from './set-up/shared-content.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const OPEN = { expiresAt: null, password: null };
const DAY_MS = 86_400_000;
const NEXT_YEAR = new Date().getFullYear() + 1;

let api: Api;
let contentId: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  contentId = await addContent(api);
});

const fork = () => api.em();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const create = (input: object) => api.as('manager').post(`/content/${contentId}/share-links`).send(input);

describe('share links', () => {
  it('creates a link whose URL is the same each time it is shown', async () => {
    const expiresAt = inDays(7);
    const made = await share(api, contentId, { expiresAt, password: 'girasol' });
    expect(made).toEqual({
      id: made.id,
      version: 1,
      title: null,
      message: null,
      items: [{ contentId, title: 'Plan de presentación', isAvailable: true, downloadCount: 0 }],
      path: expect.stringMatching(/^\/share\/[\w-]{43}$/),
      hasPassword: true,
      expiresAt,
      revokedAt: null,
      downloadCount: 0,
      lastDownloadAt: null,
      recipient: null,
      language: null,
      hasForm: true,
      leadCount: 0,
      openCount: 0,
      visitorCount: 0,
      lastOpenedAt: null,
      createdAt: made.createdAt,
      createdBy: 'Mateo Rivas',
    });
    expect(await linksOf(api, contentId)).toEqual([made]);
    expect(await linksOf(api, contentId)).toEqual([made]);
  });

  it('lists the links of one item, newest first and in pages', async () => {
    const older = await share(api, contentId);
    const newer = await share(api, contentId);
    await share(api, await addContent(api));

    expect((await linksOf(api, contentId)).map(({ id }) => id)).toEqual([newer.id, older.id]);
    const page = await api
      .as('admin')
      .get(`/content/${contentId}/share-links`)
      .query({ limit: 1, offset: 1 });
    expect(page.body).toMatchObject([{ id: older.id }]);
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('refuses visitors', async () => {
    const { id } = await share(api, contentId);
    await api.asVisitor().get(`/content/${contentId}/share-links`).expect(401);
    await api.asVisitor().post(`/content/${contentId}/share-links`).send(OPEN).expect(401);
    await api.asVisitor().delete(`/share-links/${id}`).expect(401);
    expect(await linksOf(api, contentId)).toMatchObject([{ id, revokedAt: null }]);
  });

  it.each([
    [{ expiresAt: undefined }, 'expiresAt:isComingInstant'],
    [{ expiresAt: inDays(-1) }, 'expiresAt:isComingInstant'],
    [{ expiresAt: inDays(5 * 366 + 1) }, 'expiresAt:isComingInstant'],
    [{ expiresAt: '2030-01-01' }, 'expiresAt:isComingInstant'],
    [{ expiresAt: '9999-02-01T10:00:00' }, 'expiresAt:isComingInstant'],
    [{ expiresAt: '2030-13-45T10:00:00Z' }, 'expiresAt:isComingInstant'],
    [{ expiresAt: 1_900_000_000_000 }, 'expiresAt:isComingInstant'],
    [{ password: undefined }, 'password:isString'],
    [{ password: '' }, 'password:isLength'],
    [{ password: 'xyz' }, 'password:isLength'],
    [{ password: 'a'.repeat(LIMITS.password + 1) }, 'password:isLength'],
    [{ password: 1234 }, 'password:isString'],
    [{ downloadCount: 3 }, 'downloadCount:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await create({ ...OPEN, ...wrong }).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
    expect(JSON.stringify(body)).not.toContain('xyz');
  });

  it('accepts every allowed length of password and time', async () => {
    for (const input of [
      { password: 'abcd' },
      { password: ' '.repeat(LIMITS.password) },
      { expiresAt: inDays(5 * 365) },
      { expiresAt: `${NEXT_YEAR}-06-01T10:00+02:00` },
    ]) {
      await create({ ...OPEN, ...input }).expect(201);
    }
    const [zoned] = await linksOf(api, contentId);
    expect(zoned?.expiresAt).toBe(`${NEXT_YEAR}-06-01T08:00:00.000Z`);
  });

  it('stores only the hash of a password', async () => {
    const { id } = await share(api, contentId, { password: 'girasol' });
    const row = await fork().findOneOrFail(ShareLink, { id });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    const { body } = await api.as('manager').get(`/content/${contentId}/share-links`);
    expect(JSON.stringify(body)).not.toMatch(/girasol|argon2/);
  });

  it('does not find an unknown item, and creates no link for one in the trash', async () => {
    for (const nothing of [NOBODY, 'seven']) {
      await api.as('manager').get(`/content/${nothing}/share-links`).expect(404);
      await api.as('manager').post(`/content/${nothing}/share-links`).send(OPEN).expect(404);
      await api.as('manager').delete(`/share-links/${nothing}`).expect(404);
    }
    const { id } = await share(api, contentId);
    await changeContent(api, contentId, { deletedAt: new Date() });
    const { body } = await create(OPEN).expect(404);
    expect(body.code).toBe('content.not-found');
    expect(await linksOf(api, contentId)).toMatchObject([{ id }]);
  });

  it('creates no more valid links of an item than an account may have, even all at once', async () => {
    const em = fork();
    const { id: createdBy } = await em.findOneOrFail(User, { username: 'manager' });
    const add = (values: Partial<ShareLink>) => addLink(em, [contentId], { createdBy, ...values });
    for (let count = 2; count < LIMITS.shareLinks; count += 1) add({});
    add({ revokedAt: new Date() });
    add({ expiresAt: new Date(Date.now() - 1) });
    await em.flush();

    const responses = await Promise.all(Array.from({ length: 8 }, () => create(OPEN)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'share-links.too-many', params: { max: LIMITS.shareLinks } });
    await api.as('admin').post(`/content/${contentId}/share-links`).send(OPEN).expect(201);

    const [, newest] = await linksOf(api, contentId);
    await api.as('manager').delete(`/share-links/${newest?.id}`).expect(204);
    await create(OPEN).expect(201);
  });

  it('revokes once, even with repeated and parallel requests', async () => {
    const { id } = await share(api, contentId);
    await Promise.all(
      Array.from({ length: 6 }, () => api.as('manager').delete(`/share-links/${id}`).expect(204)),
    );
    const [revoked] = await linksOf(api, contentId);
    await api.as('admin').delete(`/share-links/${id}`).expect(204);

    expect(await linksOf(api, contentId)).toEqual([revoked]);
    expect(revoked?.revokedAt).toEqual(expect.any(String));
    expect(await fork().count(AuditEntry, { verb: 'revoked', itemId: contentId })).toBe(1);
  });

  it('audits who shared and revoked what, without password or token', async () => {
    const { id, path } = await share(api, contentId, { password: 'girasol' });
    await api.as('admin').delete(`/share-links/${id}`).expect(204);

    const entries = await fork().find(AuditEntry, { itemId: contentId }, { orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { verb: 'shared', noun: 'content', itemName: 'Plan de presentación', actorName: 'Mateo Rivas' },
      { verb: 'revoked', noun: 'content', itemName: 'Plan de presentación', actorName: 'Adriana Salazar' },
    ]);
    expect(entries[0]?.changes?.after).toEqual({ shareLink: id, expiresAt: null, hasPassword: true });
    expect(JSON.stringify(entries)).not.toContain('girasol');
    expect(JSON.stringify(entries)).not.toContain(path.slice('/share/'.length));
  });

  it('neither creates nor revokes a link if the audit entry fails', async () => {
    const kept = await share(api, contentId);
    const check = `check (verb not in ('shared', 'revoked')) not valid`;
    await fork().execute(`alter table audit_entry add constraint refuse_sharing ${check}`);
    try {
      await create(OPEN).expect(500);
      await api.as('manager').delete(`/share-links/${kept.id}`).expect(500);
      expect(await linksOf(api, contentId)).toEqual([kept]);
    } finally {
      await fork().execute('alter table audit_entry drop constraint refuse_sharing');
    }
  });

  it('survives the deletion of its creator, and is deleted with its item', async () => {
    const em = fork();
    const maker = em.create(User, {
      name: 'Eva Paz',
      username: 'eva',
      role: 'manager',
      passwordHash: '',
      isEnabled: true,
    });
    await em.persist(maker).flush();
    const linkId = addLink(em, [contentId], { createdBy: maker.id });
    await em.flush();
    expect(await linksOf(api, contentId)).toMatchObject([{ createdBy: 'Eva Paz' }]);
    await fork().nativeDelete(User, { id: maker.id });
    expect(await linksOf(api, contentId)).toMatchObject([{ createdBy: null }]);

    const remove = (path: string) => api.as('manager').delete(path).query({ evenIfUsed: true }).expect(204);
    await remove(`/content/${contentId}`);
    expect(await linksOf(api, contentId)).toHaveLength(1);
    await remove(`/content/${contentId}/permanently`);
    expect(await fork().count(ShareLink, { id: linkId })).toBe(0);
  });

  it('refuses writes that come from another site', async () => {
    const { body } = await create(OPEN).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(body.code).toBe('request.foreign-site');
  });
});
