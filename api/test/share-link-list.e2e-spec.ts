import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { opensAnything, type ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ShareLink } from '../src/share-links/share-links.entity.ts';
import { addContent, changeContent } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

type Sharer = 'user' | 'manager';

let api: Api;
let plan: string;
let prices: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(ShareLink, {});
  plan = await addContent(api, { visibility: 'team', title: 'Plan de carrera' });
  prices = await addContent(api, { visibility: 'team', title: 'Precios' });
});

async function shareAs(role: Sharer, content: string, input: object = {}, values: Partial<ShareLink> = {}) {
  const { body } = await api
    .as(role)
    .post(`/content/${content}/share-links`)
    .send({ expiresAt: null, password: null, ...input })
    .expect(201);
  if (Object.keys(values).length > 0) await api.em().nativeUpdate(ShareLink, { id: body.id }, values);
  return String(body.id);
}
const list = async (role: Sharer, query: object = {}) =>
  (await api.as(role).get('/share-links').query(query).expect(200)).body as ShareLinkResponse[];
const ids = async (role: Sharer, query: object = {}) => (await list(role, query)).map(({ id }) => id);

describe('list of all share links', () => {
  it('shows staff the links of everybody, and users their own, newest first', async () => {
    const own = await shareAs('user', plan, { recipient: 'Ana Ruiz' });
    const theirs = await shareAs('manager', prices);
    expect(await ids('manager')).toEqual([theirs, own]);
    expect(await ids('manager', { owner: 'me' })).toEqual([theirs]);
    expect(await list('user')).toMatchObject([
      {
        id: own,
        title: null,
        items: [{ contentId: plan, title: 'Plan de carrera', isAvailable: true }],
        recipient: 'Ana Ruiz',
        openCount: 0,
        leadCount: 0,
      },
    ]);
    await api.asVisitor().get('/share-links').expect(401);
    await api.asVisitor().get('/share-links/export').expect(401);
  });

  it('filters by state, use and text', async () => {
    const past = new Date(Date.now() - 1000);
    const active = await shareAs('manager', plan, { recipient: 'Ana Ruiz' }, { openCount: 2, leadCount: 1 });
    const expired = await shareAs('manager', prices, {}, { expiresAt: past, openCount: 1 });
    const revoked = await shareAs('manager', prices, {}, { expiresAt: past, revokedAt: past });
    for (const [query, found] of [
      [{ state: 'active' }, [active]],
      [{ state: 'expired' }, [expired]],
      [{ state: 'revoked' }, [revoked]],
      [{ use: 'opened' }, [expired, active]],
      [{ use: 'unopened' }, [revoked]],
      [{ use: 'leads' }, [active]],
      [{ q: 'ána r' }, [active]],
      [{ q: 'PRÉCIOS' }, [revoked, expired]],
      [{ q: '%' }, []],
      [{ q: 'precios', state: 'expired', use: 'opened' }, [expired]],
    ] as const) {
      expect(await ids('manager', query)).toEqual(found);
    }
  });

  it('sorts by use, those that nobody opened last', async () => {
    const few = await shareAs(
      'manager',
      plan,
      {},
      { openCount: 2, visitorCount: 2, lastOpenedAt: new Date() },
    );
    const many = await shareAs(
      'manager',
      plan,
      {},
      { openCount: 9, visitorCount: 1, lastOpenedAt: new Date(0) },
    );
    const none = await shareAs('manager', plan);
    expect(await ids('manager', { sort: '-openCount' })).toEqual([many, few, none]);
    expect(await ids('manager', { sort: '-visitorCount' })).toEqual([few, many, none]);
    expect(await ids('manager', { sort: '-lastOpenedAt' })).toEqual([few, many, none]);
    const page = await api
      .as('manager')
      .get('/share-links')
      .query({ sort: 'createdAt', limit: 1, offset: 1 });
    expect([page.body[0].id, page.headers['x-total-count']]).toEqual([many, '3']);
  });

  it('marks links whose item is hidden, in the trash or closed to them', async () => {
    await shareAs('user', plan);
    const available = async () => (await list('user')).map(opensAnything);
    expect(await available()).toEqual([true]);
    for (const values of [
      { isVisible: false },
      { deletedAt: new Date() },
      { visibility: 'private' },
    ] as const) {
      await changeContent(api, plan, values);
      expect(await available()).toEqual([false]);
      await changeContent(api, plan, { isVisible: true, deletedAt: null, visibility: 'team' });
    }
  });

  it.each(['sort=title', 'state=open', 'use=clicked', 'owner=x', `q=${'x'.repeat(101)}`, 'limit=0', 'x=1'])(
    'refuses the query %s',
    async (query) => {
      await api.as('manager').get(`/share-links?${query}`).expect(400);
    },
  );

  it('is exported as CSV under its filters, and records that in the audit log', async () => {
    await shareAs('user', plan, { recipient: '=Ana' }, { openCount: 3, visitorCount: 2 });
    await shareAs('manager', prices);
    const response = await api.as('user').get('/share-links/export').set('Accept-Language', 'en').expect(200);
    const [, ...rows] = response.text.trim().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Plan de carrera');
    expect(rows[0]).not.toMatch(/,=Ana/);
    expect(response.text).not.toContain('/share/');
    const all = await api.as('manager').get('/share-links/export').query({ q: 'precios' }).expect(200);
    expect(all.text.trim().split('\r\n')).toHaveLength(2);
    expect(await api.em().count(AuditEntry, { verb: 'exported', noun: 'share-links' })).toBe(2);
  });
});
