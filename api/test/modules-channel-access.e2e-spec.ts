import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseChannel } from '@vitral/contracts/releases';
import { ChannelSite } from './set-up/channel-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { channelOf } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: ChannelSite;

beforeAll(async () => {
  api = await startApi();
  site = new ChannelSite(api);
});
afterAll(() => api.stop());
beforeEach(() => site.begin());

async function tokenFor(module: ReleaseName, mayActivate: boolean): Promise<string> {
  const input = { name: 'CI', module, mayActivate, days: 30 };
  const { body } = await site.admin.post('/module-tokens').send(input).expect(201);
  return `Bearer ${(body as { token: string }).token}`;
}

describe('access to the channel', () => {
  it('lets only admins see and change the channel', async () => {
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      for (const path of ['channel', 'sets', 'history']) {
        expect([401, 403]).toContain((await agent.get(`/modules/${path}`)).status);
      }
      for (const path of [`releases/${NOBODY}/activate`, 'mfe-people/rollback', `sets/${NOBODY}/activate`]) {
        expect([401, 403]).toContain((await agent.post(`/modules/${path}`).send({})).status);
      }
    }
  });

  it('lets a token change only its own module, and only if it may activate', async () => {
    const [people, social] = [await site.add('mfe-people', 1), await site.add('mfe-social', 1)];
    const call = (token: string, path: string, body = {}) =>
      api.asVisitor().post(`/modules/${path}`).set('Authorization', token).send(body);
    const publishing = await tokenFor('mfe-people', false);
    const activating = await tokenFor('mfe-people', true);

    await api.asVisitor().get('/modules/channel').set('Authorization', publishing).expect(200);
    for (const [token, path] of [
      [publishing, `releases/${people.id}/activate`],
      [publishing, 'mfe-people/rollback'],
      [activating, `releases/${social.id}/activate`],
      [activating, 'mfe-social/rollback'],
    ] as const) {
      const { body } = await call(token, path).expect(403);
      expect(body).toMatchObject({ code: 'modules.token-scope' });
    }
    const { active } = await channelOf(site.admin);
    await call(activating, `sets/${active.id}/activate`).expect(401);
    await call(activating, `releases/${people.id}/activate`).expect(200);
    expect(site.proof.calls.at(-1)?.author).toBe('token');
    expect((await site.history())[0]?.actorName).toBe('CI (mfe-people)');
    await call(activating, 'mfe-people/rollback').expect(200);

    const { version: seen } = (await site.activate(social, 10).expect(200)).body as ReleaseChannel;
    await call(activating, 'channel/candidate/promote').expect(403);
    await api
      .asVisitor()
      .delete('/modules/channel/candidate')
      .query({ version: seen })
      .set('Authorization', activating)
      .expect(403);
  });

  it('refuses invalid shares, modules and versions', async () => {
    const release = await site.add('mfe-people', 1);
    for (const share of [0, 100, 1.5, '10']) {
      await site.admin.post(`/modules/releases/${release.id}/activate`).send({ share }).expect(400);
    }
    await site.admin.put('/modules/channel/candidate').send({ share: 10 }).expect(400);
    await site.admin.delete('/modules/channel/candidate').expect(400);
    await site.admin.post('/modules/mfe-people/rollback').send({ from: 'yesterday' }).expect(400);
    await site.admin.post('/modules/Nothing/rollback').expect(404);
    await site.admin.get('/modules/history').query({ module: 'Nothing' }).expect(400);
  });
});
