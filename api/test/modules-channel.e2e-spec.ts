import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AuditEntry } from '@vitral/contracts/audit';
import { MODULE_NAMES } from '@vitral/contracts/modules';
import type { ReleaseChannel, ReleaseSetSummary } from '@vitral/contracts/releases';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { ChannelSite } from './set-up/channel-site.ts';
import { NOBODY } from './set-up/nobody.ts';
import { activateBuilds, ADMIN, activeOf, addRelease, channelOf } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const PROBLEM = { code: 'module-too-heavy' as const, params: { module: 'mfe-people', bytes: 2, limit: 1 } };

let api: Api;
let site: ChannelSite;

beforeAll(async () => {
  api = await startApi();
  site = new ChannelSite(api);
});
afterAll(() => api.stop());
beforeEach(() => site.begin());

describe('modules channel', () => {
  describe('activating a release', () => {
    it('replaces that one module in the active set, and records it in the history', async () => {
      const before = await channelOf(site.admin);
      const release = await site.add('mfe-people', 1);
      const { body } = await site.activate(release).expect(200);
      const channel = body as ReleaseChannel;

      const others = ({ active }: ReleaseChannel) =>
        active.releases.filter(({ name }) => name !== 'mfe-people');
      expect(others(channel)).toEqual(others(before));
      expect(activeOf(channel, 'mfe-people')).toBe(release.version);
      expect(channel).toMatchObject({ candidate: null, version: before.version + 1 });
      expect(site.proof.calls).toEqual([
        expect.objectContaining({
          changed: [`mfe-people ${release.version}`],
          trial: true,
          author: 'person',
        }),
      ]);
      expect((await site.history())[0]).toMatchObject({
        kind: 'activated',
        module: 'mfe-people',
        release: { id: release.id, version: release.version, digest: release.digest },
        fromSet: before.active.id,
        toSet: channel.active.id,
        actorName: ADMIN,
      });
      const [entry] = (await site.admin.get('/audit').query({ noun: 'modules', limit: 1 }))
        .body as AuditEntry[];
      expect(entry).toMatchObject({
        verb: 'activated',
        itemId: release.id,
        itemName: `mfe-people ${release.version}`,
        actorName: ADMIN,
        changes: { before: { set: before.active.id }, after: { set: channel.active.id } },
      });
    });

    it('changes and records nothing if it is already active', async () => {
      const release = await site.add('mfe-people', 1);
      const first = await site.activate(release).expect(200);
      const noted = await site.history();
      const again = await site.activate(release).expect(200);
      expect(again.body).toEqual(first.body);
      expect((await site.activate(release, 10).expect(200)).body).toEqual(first.body);
      expect(await site.history()).toEqual(noted);
    });

    it('is refused with all reasons if the set does not pass its proof', async () => {
      site.proof.decide = () => [PROBLEM];
      const before = await channelOf(site.admin);
      const { body } = await site.activate(await site.add('mfe-people', 1)).expect(422);
      expect(body).toMatchObject({ code: 'modules.refused', params: { reasons: [PROBLEM] } });
      expect(await channelOf(site.admin)).toEqual(before);
    });

    it('runs the trial of a set once', async () => {
      const [one, two] = [await site.add('mfe-people', 1), await site.add('mfe-people', 2)];
      for (const release of [one, two, one]) await site.activate(release).expect(200);
      expect(site.proof.calls.map(({ trial }) => trial)).toEqual([true, true, false]);
    });

    it('is refused for a release whose files are deleted, and for an unknown one', async () => {
      const gone = await addRelease(api.application, 'mfe-people', 'gone', { removedAt: new Date() });
      const { body } = await site.activate(gone).expect(409);
      expect(body).toMatchObject({
        code: 'modules.removed',
        params: { module: 'mfe-people', version: 'gone' },
      });
      await site.admin.post(`/modules/releases/${NOBODY}/activate`).expect(404);
    });
  });

  describe('rolling back', () => {
    it('goes back one release of the module at a time, skipping those already rolled back', async () => {
      const releases = [
        await site.add('mfe-people', 1),
        await site.add('mfe-people', 2),
        await site.add('mfe-people', 3),
      ];
      const other = await site.add('mfe-social', 1);
      for (const release of releases) await site.activate(release).expect(200);
      await site.activate(other).expect(200);

      const versions = [];
      for (let count = 0; count < 2; count += 1) {
        const { body } = await site.rollBack('mfe-people').expect(200);
        versions.push(activeOf(body as ReleaseChannel, 'mfe-people'));
        expect(activeOf(body as ReleaseChannel, 'mfe-social')).toBe(other.version);
      }
      expect(versions).toEqual([`${site.version}.0.2`, `${site.version}.0.1`]);
      await site.activate(releases[2] as Release).expect(200);
      const { body } = await site.rollBack('mfe-people').expect(200);
      expect(activeOf(body as ReleaseChannel, 'mfe-people')).toBe(`${site.version}.0.1`);
      expect((await site.history())[0]).toMatchObject({ kind: 'rolled-back', module: 'mfe-people' });
    });

    it('runs no trial, and is refused if the previous release no longer fits', async () => {
      await site.activate(await site.add('mfe-people', 1)).expect(200);
      site.proof.calls = [];
      site.proof.decide = () => [PROBLEM];
      await site.rollBack('mfe-people').expect(422);
      expect(site.proof.calls).toMatchObject([{ trial: false }]);
    });

    it('is refused if the person saw another set', async () => {
      const { active } = await channelOf(site.admin);
      await site.activate(await site.add('mfe-people', 1)).expect(200);
      const now = await channelOf(site.admin);
      const { body } = await site.rollBack('mfe-people', active.id).expect(409);
      expect(body).toMatchObject({ code: 'modules.stale', params: { current: now.active.id } });
      await site.rollBack('mfe-people', now.active.id).expect(200);
    });

    it('returns the whole site to an earlier set', async () => {
      const { active } = await channelOf(site.admin);
      await site.activate(await site.add('mfe-people', 1)).expect(200);
      await site.activate(await site.add('shell', 1)).expect(200);
      const sets = (await site.admin.get('/modules/sets').query({ limit: 3 }).expect(200))
        .body as ReleaseSetSummary[];
      expect(sets.map(({ id, isActive }) => [id === active.id, isActive])).toEqual([
        [false, true],
        [false, false],
        [true, false],
      ]);

      const { body } = await site.admin.post(`/modules/sets/${active.id}/activate`).expect(200);
      expect(body).toMatchObject({ active: { id: active.id, releases: active.releases } });
      expect((await site.history())[0]).toMatchObject({ kind: 'set-activated', module: null, release: null });
      const back = await site.rollBack('mfe-people').expect(200);
      expect(activeOf(back.body as ReleaseChannel, 'mfe-people')).toBe(`${site.version}.0.1`);
      expect(activeOf(back.body as ReleaseChannel, 'shell')).toBe(`${site.version}.0.0`);
      await site.admin.post(`/modules/sets/${NOBODY}/activate`).expect(404);
    });
  });

  describe('builds found at the start of the server', () => {
    it('become active together, and modules without a build stay as they are', async () => {
      const people = await site.add('mfe-people', 1);
      await site.activate(people).expect(200);
      const builds = [await site.add('shell', 2), await site.add('mfe-social', 2)];
      await activateBuilds(api.application, builds);
      await activateBuilds(api.application, builds);

      const channel = await channelOf(site.admin);
      expect(activeOf(channel, 'mfe-people')).toBe(people.version);
      expect(activeOf(channel, 'shell')).toBe(`${site.version}.0.2`);
      expect((await site.history({ limit: 3 })).map(({ module, actorName }) => [module, actorName])).toEqual([
        ['mfe-social', null],
        ['shell', null],
        ['mfe-people', ADMIN],
      ]);
    });
  });

  it('has an append-only history in the database', async () => {
    const { em } = api.application.get(MikroORM);
    for (const statement of ['delete from channel_change', `update channel_change set kind = 'activated'`]) {
      await expect(em.fork().execute(statement)).rejects.toThrow('append-only');
    }
    const whole = await site.admin.get('/modules/history').query({ limit: 1 }).expect(200);
    expect(Number(whole.headers['x-total-count'])).toBeGreaterThan(MODULE_NAMES.length);
    const ofPeople = await site.history({ module: 'mfe-people' });
    expect(ofPeople.every(({ module }) => module === 'mfe-people' || module === null)).toBe(true);
  });
});
