import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Embed } from '../src/embeds/embeds.entity.ts';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { SocialFeedItem } from '../src/feed-sources/social-feeds/social-feeds.entity.ts';
import { copyBuilds } from './set-up/real-builds.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await api.application.get(WorkspaceBuilds).publish(await copyBuilds('shell', 'mfe-public'));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().nativeDelete(SocialFeedItem, {});
  await em().nativeDelete(FeedSource, {});
  await em().nativeDelete(Embed, {});
  await settle();
});

const em = () => api.em();
const settle = () => api.application.get(TableChanges).settle();
const landing = async (language: string) => (await api.site().get(`/${language}`).expect(200)).text;

const POST = {
  platform: 'youtube',
  title: 'Escuchar & <responder>',
  url: 'https://www.youtube.com/playlist?list=PL123456789012',
  createdAt: '2026-02-07T09:00:00Z',
};
const post = async (given: object = {}) =>
  (
    await api
      .as('manager')
      .post('/social-feeds')
      .send({ ...POST, ...given })
      .expect(201)
  ).body;

describe('posts on public pages', () => {
  it.each([
    ['es', 'Lo último', 'Ver en YouTube: Escuchar', '7 feb 2026'],
    ['en', 'Latest', 'See it on YouTube: Escuchar', 'Feb 7, 2026'],
    ['fr', 'Les dernières nouvelles', 'Voir sur YouTube\u00a0: Escuchar', '7 févr. 2026'],
  ])('shows posts on the landing page in %s, as links with dates', async (language, heading, name, day) => {
    await post();
    const html = await landing(language);
    expect(html).toContain(`>${heading}</h2>`);
    expect(html).toContain(name);
    expect(html).toContain(`href="${POST.url}"`);
    expect(html).toContain(`>${day}</time>`);
    expect(html).not.toContain('<responder>');
  });

  it('omits the section when there are no posts', async () => {
    expect(await landing('en')).not.toContain('id="lo-ultimo"');
  });

  it('reflects every activation of a post and its source on the very next request', async () => {
    const shown = async () => (await landing('es')).includes('Escuchar');
    const { body: source } = await api
      .as('manager')
      .post('/feed-sources')
      .send({ platform: 'youtube', title: 'Canal', url: 'https://www.youtube.com/@x', kind: 'manual' })
      .expect(201);
    const own = await post();
    await em().execute(`update social_feed_item set source_id = ?, external_id = 'x' where id = ?`, [
      source.id,
      own.id,
    ]);
    await settle();
    expect(await shown()).toBe(true);

    const off = await api
      .as('manager')
      .put(`/social-feeds/${own.id}`)
      .send({ ...own, isActive: false })
      .expect(200);
    expect(await shown()).toBe(false);
    await api
      .as('manager')
      .put(`/social-feeds/${own.id}`)
      .send({ ...off.body, isActive: true })
      .expect(200);
    expect(await shown()).toBe(true);

    const { body: silent } = await api
      .as('manager')
      .put(`/feed-sources/${source.id}`)
      .send({ ...source, isActive: false })
      .expect(200);
    expect(await shown()).toBe(false);
    await api
      .as('manager')
      .put(`/feed-sources/${source.id}`)
      .send({ ...silent, isActive: true })
      .expect(200);
    expect(await shown()).toBe(true);

    await api.as('manager').delete(`/social-feeds/${own.id}`).expect(204);
    expect(await shown()).toBe(false);
  });
});
