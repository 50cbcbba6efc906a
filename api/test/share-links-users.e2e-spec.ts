import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addContent, changeContent, linksOf, share } from './set-up/shared-content.ts';
import { type Api, startApi } from './start-api.ts';

const OPEN = { expiresAt: null, password: null };

let api: Api;
let contentId: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  contentId = await addContent(api);
});

describe('share links of users', () => {
  const createAsUser = (id: string) => api.as('user').post(`/content/${id}/share-links`).send(OPEN);
  const listAsUser = (id: string) => api.as('user').get(`/content/${id}/share-links`);

  it('share items that the user may read, and are the only links that the user sees and revokes', async () => {
    await changeContent(api, contentId, { visibility: 'team' });
    const theirs = await share(api, contentId);
    const { body: own } = await createAsUser(contentId).expect(201);

    expect((await listAsUser(contentId).expect(200)).body).toEqual([own]);
    expect((await linksOf(api, contentId)).map(({ id }) => id)).toEqual([own.id, theirs.id]);
    await api.site().get(own.path).expect(200);

    const { body } = await api.as('user').delete(`/share-links/${theirs.id}`).expect(404);
    expect(body.code).toBe('share-links.not-found');
    await api.as('user').delete(`/share-links/${own.id}`).expect(204);
    await api.site().get(own.path).expect(404);
    await api.site().get(theirs.path).expect(200);
  });

  it('may be revoked by a manager', async () => {
    await changeContent(api, contentId, { visibility: 'public' });
    const { body: own } = await createAsUser(contentId).expect(201);
    await api.as('manager').delete(`/share-links/${own.id}`).expect(204);
    await api.site().get(own.path).expect(404);
  });

  it.each([
    ['private', { visibility: 'private' }],
    ['hidden', { visibility: 'team', isVisible: false }],
    ['in the trash', { visibility: 'team', deletedAt: new Date() }],
  ] as const)('share no item that is %s', async (_, values) => {
    await changeContent(api, contentId, values);
    expect((await createAsUser(contentId).expect(404)).body.code).toBe('content.not-found');
    await listAsUser(contentId).expect(404);
  });

  it('stop working while the item is private, unlike those of managers', async () => {
    await changeContent(api, contentId, { visibility: 'team' });
    const theirs = await share(api, contentId);
    const { body: own } = await createAsUser(contentId).expect(201);
    await changeContent(api, contentId, { visibility: 'private' });
    await api.site().get(own.path).expect(404);
    await api.site().get(`${own.path}/file`).expect(404);
    await api.site().get(theirs.path).expect(200);
    await changeContent(api, contentId, { visibility: 'team' });
    await api.site().get(own.path).expect(200);
  });
});
