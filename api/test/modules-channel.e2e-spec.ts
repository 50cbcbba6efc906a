import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  type AuditEntry,
  type ChannelChange,
  MODULE_NAMES,
  type ReleaseChannel,
  type ReleaseName,
  type ReleaseSetSummary,
} from '@vitral/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { Release } from '../src/modules/release.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import {
  activateBuilds,
  ADMIN,
  activeOf,
  addRelease,
  channelOf,
  ProofDouble,
  startSite,
} from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const PROBLEM = { code: 'module-too-heavy' as const, params: { module: 'mfe-people', bytes: 2, limit: 1 } };

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
const rollBack = (name: ReleaseName, from?: string) => admin.post(`/modules/${name}/rollback`).send({ from });
const history = async (query = {}) =>
  (
    await admin
      .get('/modules/history')
      .query({ limit: 5, ...query })
      .expect(200)
  ).body as ChannelChange[];

describe('activating a release', () => {
  it('gives everybody the active set with that one module replaced, and says so for good', async () => {
    const before = await channelOf(admin);
    const release = await add('mfe-people', 1);
    const { body } = await activate(release).expect(200);
    const channel = body as ReleaseChannel;

    const others = ({ active }: ReleaseChannel) =>
      active.releases.filter(({ name }) => name !== 'mfe-people');
    expect(others(channel)).toEqual(others(before));
    expect(activeOf(channel, 'mfe-people')).toBe(release.version);
    expect(channel).toMatchObject({ candidate: null, version: before.version + 1 });
    expect(proof.calls).toEqual([
      expect.objectContaining({ changed: [`mfe-people ${release.version}`], trial: true, author: 'person' }),
    ]);
    expect((await history())[0]).toMatchObject({
      kind: 'activated',
      module: 'mfe-people',
      release: { id: release.id, version: release.version, digest: release.digest },
      fromSet: before.active.id,
      toSet: channel.active.id,
      actorName: ADMIN,
    });
    const [entry] = (await admin.get('/audit').query({ noun: 'modules', limit: 1 })).body as AuditEntry[];
    expect(entry).toMatchObject({
      verb: 'activated',
      itemId: release.id,
      itemName: `mfe-people ${release.version}`,
      actorName: ADMIN,
      changes: { before: { set: before.active.id }, after: { set: channel.active.id } },
    });
  });

  it('changes nothing and notes nothing when it is active already', async () => {
    const release = await add('mfe-people', 1);
    const first = await activate(release).expect(200);
    const noted = await history();
    const again = await activate(release).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await activate(release, 10).expect(200)).body).toEqual(first.body);
    expect(await history()).toEqual(noted);
  });

  it('is refused with all reasons when the set does not pass its proof', async () => {
    proof.decide = () => [PROBLEM];
    const before = await channelOf(admin);
    const { body } = await activate(await add('mfe-people', 1)).expect(422);
    expect(body).toMatchObject({ code: 'modules.refused', params: { reasons: [PROBLEM] } });
    expect(await channelOf(admin)).toEqual(before);
  });

  it('runs the trial of a set once', async () => {
    const [one, two] = [await add('mfe-people', 1), await add('mfe-people', 2)];
    for (const release of [one, two, one]) await activate(release).expect(200);
    expect(proof.calls.map(({ trial }) => trial)).toEqual([true, true, false]);
  });

  it('is refused for a release whose files are gone, and for one that there never was', async () => {
    const gone = await addRelease(api.application, 'mfe-people', 'gone', { removedAt: new Date() });
    const { body } = await activate(gone).expect(409);
    expect(body).toMatchObject({
      code: 'modules.removed',
      params: { module: 'mfe-people', version: 'gone' },
    });
    await admin.post(`/modules/releases/${NOBODY}/activate`).expect(404);
  });
});

describe('rolling back', () => {
  it('goes back one release of the module after the other, past those that were rolled back already', async () => {
    const releases = [await add('mfe-people', 1), await add('mfe-people', 2), await add('mfe-people', 3)];
    const other = await add('mfe-social', 1);
    for (const release of releases) await activate(release).expect(200);
    await activate(other).expect(200);

    const versions = [];
    for (let count = 0; count < 2; count += 1) {
      const { body } = await rollBack('mfe-people').expect(200);
      versions.push(activeOf(body as ReleaseChannel, 'mfe-people'));
      expect(activeOf(body as ReleaseChannel, 'mfe-social')).toBe(other.version);
    }
    expect(versions).toEqual([`${version}.0.2`, `${version}.0.1`]);
    await activate(releases[2] as Release).expect(200);
    const { body } = await rollBack('mfe-people').expect(200);
    expect(activeOf(body as ReleaseChannel, 'mfe-people')).toBe(`${version}.0.1`);
    expect((await history())[0]).toMatchObject({ kind: 'rolled-back', module: 'mfe-people' });
  });

  it('runs no trial, and is refused when the release before does not fit any more', async () => {
    await activate(await add('mfe-people', 1)).expect(200);
    proof.calls = [];
    proof.decide = () => [PROBLEM];
    await rollBack('mfe-people').expect(422);
    expect(proof.calls).toMatchObject([{ trial: false }]);
  });

  it('is refused to whoever saw another set', async () => {
    const { active } = await channelOf(admin);
    await activate(await add('mfe-people', 1)).expect(200);
    const now = await channelOf(admin);
    const { body } = await rollBack('mfe-people', active.id).expect(409);
    expect(body).toMatchObject({ code: 'modules.stale', params: { current: now.active.id } });
    await rollBack('mfe-people', now.active.id).expect(200);
  });

  it('takes the whole site back to an earlier set', async () => {
    const { active } = await channelOf(admin);
    await activate(await add('mfe-people', 1)).expect(200);
    await activate(await add('shell', 1)).expect(200);
    const sets = (await admin.get('/modules/sets').query({ limit: 3 }).expect(200))
      .body as ReleaseSetSummary[];
    expect(sets.map(({ id, isActive }) => [id === active.id, isActive])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);

    const { body } = await admin.post(`/modules/sets/${active.id}/activate`).expect(200);
    expect(body).toMatchObject({ active: { id: active.id, releases: active.releases } });
    expect((await history())[0]).toMatchObject({ kind: 'set-activated', module: null, release: null });
    const back = await rollBack('mfe-people').expect(200);
    expect(activeOf(back.body as ReleaseChannel, 'mfe-people')).toBe(`${version}.0.1`);
    expect(activeOf(back.body as ReleaseChannel, 'shell')).toBe(`${version}.0.0`);
    await admin.post(`/modules/sets/${NOBODY}/activate`).expect(404);
  });
});

describe('the builds that the server finds at its start', () => {
  it('become active together, and modules without a build stay as they are', async () => {
    const people = await add('mfe-people', 1);
    await activate(people).expect(200);
    const builds = [await add('shell', 2), await add('mfe-social', 2)];
    await activateBuilds(api.application, builds);
    await activateBuilds(api.application, builds);

    const channel = await channelOf(admin);
    expect(activeOf(channel, 'mfe-people')).toBe(people.version);
    expect(activeOf(channel, 'shell')).toBe(`${version}.0.2`);
    expect((await history({ limit: 3 })).map(({ module, actorName }) => [module, actorName])).toEqual([
      ['mfe-social', null],
      ['shell', null],
      ['mfe-people', ADMIN],
    ]);
  });
});

it('keeps its history as it was written, whoever asks the database', async () => {
  const { em } = api.application.get(MikroORM);
  for (const statement of ['delete from channel_change', `update channel_change set kind = 'activated'`]) {
    await expect(em.fork().execute(statement)).rejects.toThrow('append-only');
  }
  const whole = await admin.get('/modules/history').query({ limit: 1 }).expect(200);
  expect(Number(whole.headers['x-total-count'])).toBeGreaterThan(MODULE_NAMES.length);
  const ofPeople = await history({ module: 'mfe-people' });
  expect(ofPeople.every(({ module }) => module === 'mfe-people' || module === null)).toBe(true);
});
