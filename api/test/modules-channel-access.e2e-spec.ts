import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ChannelChange, ReleaseChannel, ReleaseName } from '@vitral/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Release } from '../src/modules/release.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { addRelease, channelOf, ProofDouble, startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let admin: TestAgent;
let proof: ProofDouble;
let version = 1;

beforeAll(async () => {
  api = await startApi();
  admin = api.as('admin');
  proof = new ProofDouble(api.application);
});
afterAll(() => api.stop());
beforeEach(async () => {
  proof.decide = () => [];
  await startSite(api.application, `${++version}.0.0`);
  proof.calls = [];
});

const add = (name: ReleaseName, patch: number) => addRelease(api.application, name, `${version}.0.${patch}`);
const activate = (release: Release, share?: number) =>
  admin.post(`/modules/releases/${release.id}/activate`).send({ share });
const history = async (query = {}) =>
  (
    await admin
      .get('/modules/history')
      .query({ limit: 5, ...query })
      .expect(200)
  ).body as ChannelChange[];

async function tokenFor(module: ReleaseName, mayActivate: boolean): Promise<string> {
  const input = { name: 'CI', module, mayActivate, days: 30 };
  const { body } = await admin.post('/module-tokens').send(input).expect(201);
  return `Bearer ${(body as { token: string }).token}`;
}

it('shows the channel to admins alone, and lets nobody else change it', async () => {
  for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')]) {
    for (const path of ['channel', 'sets', 'history']) {
      expect([401, 403]).toContain((await agent.get(`/modules/${path}`)).status);
    }
    for (const path of [`releases/${NOBODY}/activate`, 'mfe-people/rollback', `sets/${NOBODY}/activate`]) {
      expect([401, 403]).toContain((await agent.post(`/modules/${path}`).send({})).status);
    }
  }
});

it('lets a token change its own module alone, and only when it may activate', async () => {
  const [people, social] = [await add('mfe-people', 1), await add('mfe-social', 1)];
  const call = (token: string, path: string, body = {}) =>
    api.asVisitor().post(`/modules/${path}`).set('Authorization', token).send(body);
  const publishing = await tokenFor('mfe-people', false);
  const steering = await tokenFor('mfe-people', true);

  await api.asVisitor().get('/modules/channel').set('Authorization', publishing).expect(200);
  for (const [token, path] of [
    [publishing, `releases/${people.id}/activate`],
    [publishing, 'mfe-people/rollback'],
    [steering, `releases/${social.id}/activate`],
    [steering, 'mfe-social/rollback'],
  ] as const) {
    const { body } = await call(token, path).expect(403);
    expect(body).toMatchObject({ code: 'modules.token-scope' });
  }
  const { active } = await channelOf(admin);
  await call(steering, `sets/${active.id}/activate`).expect(401);
  await call(steering, `releases/${people.id}/activate`).expect(200);
  expect(proof.calls.at(-1)?.author).toBe('token');
  expect((await history())[0]?.actorName).toBe('CI (mfe-people)');
  await call(steering, 'mfe-people/rollback').expect(200);

  const { version: seen } = (await activate(social, 10).expect(200)).body as ReleaseChannel;
  await call(steering, 'channel/candidate/promote').expect(403);
  await api
    .asVisitor()
    .delete('/modules/channel/candidate')
    .query({ version: seen })
    .set('Authorization', steering)
    .expect(403);
});

it('refuses what is no share, no module and no version', async () => {
  const release = await add('mfe-people', 1);
  for (const share of [0, 100, 1.5, '10']) {
    await admin.post(`/modules/releases/${release.id}/activate`).send({ share }).expect(400);
  }
  await admin.put('/modules/channel/candidate').send({ share: 10 }).expect(400);
  await admin.delete('/modules/channel/candidate').expect(400);
  await admin.post('/modules/mfe-people/rollback').send({ from: 'yesterday' }).expect(400);
  await admin.post('/modules/mfe-nothing/rollback').expect(404);
  await admin.get('/modules/history').query({ module: 'mfe-nothing' }).expect(400);
});
