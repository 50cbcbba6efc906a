import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { ContentVariant } from '../src/content/content.entity.ts';
import { jpeg } from './files/pictures.ts';
import { upload } from './set-up/forms.ts';
import { type Api, startApi } from './start-api.ts';

const STATES = ['public', 'team', 'private', 'hidden', 'trashed'] as const;
const WANTED = ['w=320', 'shape=square'];

let api: Api;
const pictures = new Map<string, ContentItem>();
beforeAll(async () => {
  api = await startApi();
  const manager = api.as('manager');
  const bytes = await jpeg(480, 360);
  for (const state of STATES) {
    const visibility = state === 'team' || state === 'private' ? state : 'public';
    const response = await upload(manager, { name: `${state}.jpg`, bytes }, { visibility }).expect(201);
    const item = response.body as ContentItem;
    pictures.set(state, item);
    if (state === 'hidden') {
      await manager
        .post('/content/bulk')
        .send({ ids: [item.id], action: 'hide' })
        .expect(200);
    }
    if (state === 'trashed') await manager.delete(`/content/${item.id}`).expect(204);
  }
});
afterAll(() => api.stop());

const picture = (state: string) => pictures.get(state) as ContentItem;

describe('size of picture variants', () => {
  it.each([
    ['user', 'public', 200],
    ['user', 'team', 200],
    ['user', 'private', 404],
    ['user', 'hidden', 404],
    ['user', 'trashed', 404],
    ['manager', 'private', 200],
    ['manager', 'hidden', 200],
    ['manager', 'trashed', 404],
  ] as const)(
    'responds to a %s who requests variants of a %s picture with %i',
    async (role, state, status) => {
      for (const wanted of WANTED) {
        const path = `/content/${picture(state).id}/file?${wanted}`;
        const response = await api.as(role).get(path).set('Accept', 'image/avif,image/webp').expect(status);
        expect(response.headers['content-type']).toMatch(status === 200 ? 'image/avif' : 'application/json');
        await api.asVisitor().get(path).expect(401);
      }
    },
  );

  it.each(STATES)('sends everybody the variants of a %s picture only if it is public', async (state) => {
    for (const wanted of WANTED) {
      const response = await api
        .site()
        .get(`/uploads/${picture(state).filename}?${wanted}`)
        .set('Accept', 'image/webp')
        .expect(state === 'public' ? 200 : 404);
      if (state === 'public') expect(response.headers['content-type']).toBe('image/webp');
    }
  });

  it('has no URL for a variant by its own file name', async () => {
    const em = api.em();
    const variants = await em.find(ContentVariant, {});
    expect(variants.length).toBeGreaterThanOrEqual(STATES.length * 4);
    for (const { filename } of variants) await api.site().get(`/uploads/${filename}`).expect(404);
  });
});
