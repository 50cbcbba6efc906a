import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_DATES } from '@vitral/contracts/publication-dates';
import type { SocialFeedItem } from '@vitral/contracts/social-feeds';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { SocialFeedItem as Row } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const ITEM = {
  platform: 'youtube',
  title: 'Taller: escuchar antes de responder',
  description: 'Tres ejercicios.',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  isLive: true,
  viewCount: 412,
  engagementCount: 38,
  createdAt: '2026-02-07T09:00:00.000Z',
  isActive: true,
};

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await api.em().nativeDelete(Row, {});
});
afterAll(() => api.stop());

const em = () => api.em();

async function publish(changes: object = {}): Promise<SocialFeedItem> {
  const { body } = await api
    .as('manager')
    .post('/social-feeds')
    .send({ ...ITEM, ...changes })
    .expect(201);
  return body;
}

/** Creates a feed source and a post of it. */
async function bring(isActive = true): Promise<{ sourceId: string; id: string }> {
  const work = em();
  const source = work.create(FeedSource, {
    platform: 'youtube',
    title: 'Canal',
    url: `https://www.youtube.com/@canal-${Math.random()}`,
    kind: 'manual',
    isActive,
  });
  await work.flush();
  const row = work.create(Row, {
    ...ITEM,
    createdAt: new Date(),
    platform: 'youtube',
    source: source.id,
    externalId: 'x',
  });
  await work.flush();
  return { sourceId: source.id, id: row.id };
}

const idsSeenBy = async (reader: ReturnType<Api['asVisitor']>, query = {}) =>
  (await reader.get('/social-feeds').query(query).expect(200)).body.map(({ id }: SocialFeedItem) => id);

describe('social feeds', () => {
  it('shows visitors what a manager writes, without the fields for staff', async () => {
    const item = await publish();
    expect(item).toEqual({
      ...ITEM,
      ...NO_DATES,
      id: item.id,
      thumbnailUrl: '',
      sourceId: null,
      isEdited: false,
      updatedAt: item.updatedAt,
      version: 1,
    });
    const { body } = await api.asVisitor().get('/social-feeds').expect(200);
    const { isActive: _isActive, ...shown } = ITEM;
    expect(body).toContainEqual({ ...shown, id: item.id });
  });

  it('fills in optional fields', async () => {
    const { body } = await api
      .as('manager')
      .post('/social-feeds')
      .send({ platform: 'twitter', title: ' Hoy ', url: 'https://x.com/vitral/status/1' })
      .expect(201);
    expect(body).toMatchObject({
      title: 'Hoy',
      description: '',
      isLive: false,
      viewCount: 0,
      engagementCount: 0,
      isActive: true,
    });
    expect(Date.parse(body.createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    [{ platform: 'facebook' }, 'platform:isIn'],
    [{ title: ' ' }, 'title:isLength'],
    [{ description: 'a'.repeat(5001) }, 'description:maxLength'],
    [{ url: 'javascript:alert(1)' }, 'url:isWebAddress'],
    [{ url: '/uploads/a.pdf' }, 'url:matches'],
    [{ thumbnailUrl: '/uploads/a.webp' }, 'thumbnailUrl:isHttpAddress'],
    [{ thumbnailUrl: 'data:image/png;base64,' }, 'thumbnailUrl:isHttpAddress'],
    [{ viewCount: -1 }, 'viewCount:min'],
    [{ viewCount: 2_000_000_001 }, 'viewCount:max'],
    [{ engagementCount: 1.5 }, 'engagementCount:isInt'],
    [{ isLive: 'yes' }, 'isLive:isBoolean'],
    [{ createdAt: '2026-02-07' }, 'createdAt:isInstant'],
    [{ createdAt: '2026-02-07T09:00:00' }, 'createdAt:isInstant'],
    [{ createdAt: '2026-02-30T09:00:00Z' }, 'createdAt:isInstant'],
    [{ sourceId: NOBODY }, 'sourceId:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await api
      .as('manager')
      .post('/social-feeds')
      .send({ ...ITEM, ...wrong })
      .expect(400);
    expect(body.params.fields).toContain(field);
  });

  it('refuses accounts that may not write', async () => {
    const { id } = await publish();
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.post('/social-feeds').send(ITEM).expect(status);
      await client.get(`/social-feeds/${id}`).expect(status);
      await client
        .put(`/social-feeds/${id}`)
        .send({ ...ITEM, version: 1 })
        .expect(status);
      await client.delete(`/social-feeds/${id}`).expect(status);
      await client.get('/social-feeds?isActive=false').expect(status);
      await client.get(`/social-feeds?sourceId=${NOBODY}`).expect(status);
    }
  });

  it('accepts the whole item as it was read, once for each version', async () => {
    const item = await publish();
    const edits = [1, 2].map((viewCount) =>
      api
        .as('manager')
        .put(`/social-feeds/${item.id}`)
        .send({ ...item, viewCount }),
    );
    const responses = await Promise.all(edits);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'social-feeds.stale', params: { current: 2 } });
  });

  it('does not find a deleted or unknown post', async () => {
    const { id } = await publish();
    await api.as('manager').delete(`/social-feeds/${id}`).expect(204);
    expect(await em().count(Row, { id })).toBe(0);
    for (const gone of [id, NOBODY, 'seven']) {
      await api.as('manager').get(`/social-feeds/${gone}`).expect(404);
      await api.as('manager').delete(`/social-feeds/${gone}`).expect(404);
      await api
        .as('manager')
        .put(`/social-feeds/${gone}`)
        .send({ ...ITEM, version: 1 })
        .expect(404);
    }
  });

  it('lists newest first, by page, platform, state, source and words', async () => {
    await em().nativeDelete(Row, {});
    const { id: live } = await publish({ title: 'Uno 100%' });
    const { id: newer } = await publish({ platform: 'twitter', createdAt: '2026-02-08T09:00:00+01:00' });
    const { id: hidden } = await publish({ isActive: false, createdAt: '2026-02-01T09:00:00Z' });
    const { id: brought, sourceId } = await bring();

    const manager = api.as('manager');
    expect(await idsSeenBy(manager)).toEqual([brought, newer, live, hidden]);
    expect(await idsSeenBy(api.as('user'))).toEqual([brought, newer, live]);
    expect(await idsSeenBy(api.asVisitor(), { platform: 'twitter' })).toEqual([newer]);
    expect(await idsSeenBy(api.asVisitor(), { q: '100%' })).toEqual([live]);
    expect(await idsSeenBy(manager, { isActive: false })).toEqual([hidden]);
    expect(await idsSeenBy(manager, { sourceId })).toEqual([brought]);
    const page = await manager.get('/social-feeds').query({ limit: 1, offset: 1 });
    expect([page.headers['x-total-count'], page.body[0].id]).toEqual(['4', newer]);
    for (const query of [{ platform: 'x' }, { sourceId: '1' }, { isActive: 'maybe' }, { limit: 101 }]) {
      await manager.get('/social-feeds').query(query).expect(400);
    }
  });

  describe('a post of a feed source', () => {
    it('is hidden while the source is switched off', async () => {
      const { id, sourceId } = await bring(false);
      expect(await idsSeenBy(api.asVisitor())).not.toContain(id);
      expect(await idsSeenBy(api.as('manager'))).toContain(id);

      await em().nativeUpdate(FeedSource, { id: sourceId }, { isActive: true });
      await api.application.get(TableChanges).settle();
      expect(await idsSeenBy(api.asVisitor())).toContain(id);
    });

    it('is marked as edited if its texts change, but not if it is switched on or off', async () => {
      const { id } = await bring();
      const { body } = await api.as('manager').get(`/social-feeds/${id}`).expect(200);
      const off = await api
        .as('manager')
        .put(`/social-feeds/${id}`)
        .send({ ...body, isActive: false, viewCount: 7 })
        .expect(200);
      expect(off.body).toMatchObject({ isEdited: false, isActive: false, version: 2 });
      const edited = await api
        .as('manager')
        .put(`/social-feeds/${id}`)
        .send({ ...off.body, title: 'Otro' })
        .expect(200);
      expect(edited.body).toMatchObject({ isEdited: true, title: 'Otro', version: 3 });
    });

    it('leaves only its external id when it is deleted', async () => {
      const { id } = await bring();
      await api.as('manager').delete(`/social-feeds/${id}`).expect(204);
      expect(await em().findOneOrFail(Row, { id })).toMatchObject({ externalId: 'x', title: '', url: '' });
      expect(await idsSeenBy(api.as('manager'))).not.toContain(id);
      await api.as('manager').get(`/social-feeds/${id}`).expect(404);
      await api.as('manager').delete(`/social-feeds/${id}`).expect(404);
    });
  });

  it('audits who did what', async () => {
    const item = await publish();
    const save = (post: object) => api.as('manager').put(`/social-feeds/${item.id}`).send(post);
    const { body } = await save({ ...item, isActive: false });
    await save({ ...body, title: 'Otro' });
    await api.as('manager').delete(`/social-feeds/${item.id}`);
    const { body: entries } = await api.as('admin').get('/audit').query({ limit: 4 });
    expect(entries.map(({ noun, verb, itemName }: Record<string, string>) => [noun, verb, itemName])).toEqual(
      [
        ['social-feeds', 'deleted', 'Otro'],
        ['social-feeds', 'updated', 'Otro'],
        ['social-feeds', 'deactivated', ITEM.title],
        ['social-feeds', 'created', ITEM.title],
      ],
    );
  });
});
