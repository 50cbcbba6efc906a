import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HEALTH_SET_LIMIT, type LoadReport, type ReleaseHealth } from '@vitral/contracts/releases';
import { Health } from '../src/modules/health/health.ts';
import { LoadFailureCount, SetTraffic } from '../src/modules/health/release-health.entity.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addRelease, addSet, labelOf, pointChannel } from './set-up/candidate.ts';
import { NOBODY } from './set-up/nobody.ts';
import { pause } from './set-up/pause.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
let shell: Release;
let people: Release;
let set: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().execute('delete from set_traffic; delete from load_failure_count; delete from rate_limit');
  shell = await addRelease(api, 'shell');
  people = await addRelease(api, 'mfe-people');
  set = await addSet(api, shell, people);
  await pointChannel(api, set);
});

const em = () => api.em();
const health = () => api.application.get(Health);
const list = async (): Promise<ReleaseHealth[]> =>
  (await api.as('admin').get('/modules/health').expect(200)).body;
const ofPeople = async () => (await list()).find(({ release }) => release.id === people.id);
const reportOf = (more: Partial<LoadReport> = {}): LoadReport => ({
  ...{ set, module: 'mfe-people', release: labelOf(people), reason: 'altered', outcome: 'failed' },
  ...more,
});
const report = (more: object = {}, url = '203.0.113.7') =>
  api
    .asVisitor()
    .post('/modules/reports')
    .set('x-forwarded-for', url)
    .send({ ...reportOf(), ...more });

describe('modules health', () => {
  describe('a report of a load that failed', () => {
    it('is accepted from anybody and counted for the release in its set, by outcome', async () => {
      const { headers, body } = await report().expect(204);
      expect([headers['set-cookie'], body]).toEqual([undefined, {}]);
      await report({ reason: 'slow', outcome: 'retried' }).expect(204);
      await report({ outcome: 'fell-back' }).expect(204);

      expect(await ofPeople()).toEqual({
        set,
        release: {
          ...{ id: people.id, name: 'mfe-people' },
          ...{ version: people.version, digest: people.digest },
        },
        ...{ isActive: true, isCandidate: false, pages: 0, failures: 3, recoveries: 2 },
        reasons: [
          { reason: 'altered', count: 2 },
          { reason: 'slow', count: 1 },
        ],
        lastAt: expect.any(String),
      });
      const rows = JSON.stringify(await em().execute('select * from load_failure_count'));
      expect(rows).not.toContain('203.0.113.7');
    });

    it.each([
      ['a set', { set: NOBODY }],
      ['a release', { release: '9.9.9-00000000' }],
      ['a release of the module', { module: 'mfe-social' }],
    ])('is silently ignored if the site never had such %s', async (_what, unknown) => {
      await report(unknown).expect(204);
      expect(await em().count(LoadFailureCount)).toBe(0);
    });

    it.each([
      ['an invalid set', { set: 'x' }],
      ['an invalid module', { module: '../mfe' }],
      ['an invalid release', { release: '../1' }],
      ['an unknown reason', { reason: 'bored' }],
      ['an unknown outcome', { outcome: 'fine' }],
      ['an unknown field', { url: 'https://vitral.example' }],
    ])('is refused with %s', async (_what, wrong) => {
      await report(wrong).expect(400);
    });

    it('is refused from another site', async () => {
      await report().set('sec-fetch-site', 'cross-site').expect(403);
    });

    it('is accepted sixty times in ten minutes from a network, with six an hour counted for one release', async () => {
      const first = Array.from({ length: 60 }, (_, index) =>
        report({}, `2001:db8::${index + 1}`).expect(204),
      );
      await Promise.all(first);
      await report({}, '2001:db8::99').expect(429);
      expect(await ofPeople()).toMatchObject({ failures: 6 });
      await report({}, '2001:db8:1::1').expect(204);
      expect(await ofPeople()).toMatchObject({ failures: 7 });
    });
  });

  describe('pages', () => {
    const stored = () => em().find(SetTraffic, {});

    it('of all servers are stored in one row', async () => {
      const others = [await api.startAnother(), await api.startAnother()];
      for (const { application } of others) {
        for (let page = 0; page < 20; page += 1) application.get(Health).countPage(set);
      }
      health().countPage(set);
      await Promise.all(others.map((other) => other.close()));
      expect(await ofPeople()).toMatchObject({ pages: 41 });
      expect(await stored()).toHaveLength(1);
    });

    it('are counted while the database is unavailable', async () => {
      health().countPage(set);
      await em().execute('alter table set_traffic rename to set_traffic_away');
      await api.as('admin').get('/modules/health').expect(500);
      await em().execute('alter table set_traffic_away rename to set_traffic');
      health().countPage(set);
      expect(await ofPeople()).toMatchObject({ pages: 2 });
    });

    it('sent before a candidate started do not count for or against it', async () => {
      health().countPage(set);
      await list();
      const since = new Date();
      await pointChannel(api, set, { set, release: people, since });
      health().countPage(set);
      await list();
      const hours = (await stored()).map(({ hour }) => hour.getTime()).sort();
      expect(hours).toHaveLength(2);
      expect(hours[1]).toBe(since.getTime());
    });
  });

  it('a page that the server cannot render counts as a failure of the release that renders it', async () => {
    health().renderFailed(set, `/modules/mfe-people/${labelOf(people)}/`);
    health().renderFailed(set, `https://cdn.example/modules/mfe-people/${labelOf(people)}/`);
    health().renderFailed(set, '/modules/mfe-people/9.9.9-00000000/');
    let counted = await ofPeople();
    while (counted?.failures !== 2) {
      await pause();
      counted = await ofPeople();
    }
    expect(counted).toMatchObject({ recoveries: 0, reasons: [{ reason: 'broken', count: 2 }] });
  });

  it('lists every release in every set of the last seven days, the current ones first', async () => {
    const other = await addRelease(api, 'mfe-people');
    const [before, candidate, forgotten] = [
      await addSet(api, await addRelease(api, 'shell'), people),
      await addSet(api, shell, other),
      await addSet(api, await addRelease(api, 'shell')),
    ];
    await pointChannel(api, set, { set: candidate, release: other });
    const traffic = [
      { setId: before, hour: new Date(Date.now() - 6 * DAY_MS), pages: 5 },
      { setId: before, hour: new Date(Date.now() - 8 * DAY_MS), pages: 7 },
      { setId: forgotten, hour: new Date(Date.now() - 8 * DAY_MS), pages: 9 },
    ];
    await em().insertMany(SetTraffic, traffic);
    const rows = await list();
    expect(rows.map((row) => [row.set, row.release.name, row.isActive, row.isCandidate, row.pages])).toEqual([
      [set, 'mfe-people', true, false, 0],
      [set, 'shell', true, false, 0],
      [candidate, 'mfe-people', false, true, 0],
      [candidate, 'shell', false, false, 0],
      [before, 'mfe-people', false, false, 5],
      [before, 'shell', false, false, 5],
    ]);
  });

  it('lists only the sets that were used last', async () => {
    const sets: string[] = [];
    while (sets.length < HEALTH_SET_LIMIT + 2) sets.push(await addSet(api, await addRelease(api, 'shell')));
    const traffic = sets.map((setId, age) => ({
      setId,
      hour: new Date(Date.now() - age * 3_600_000),
      pages: 1,
    }));
    await em().insertMany(SetTraffic, traffic);
    const listed = (await list()).filter(({ isActive }) => !isActive).map((row) => row.set);
    expect(listed).toEqual(sets.slice(0, HEALTH_SET_LIMIT));
  });

  it('is shown only to accounts that may write modules', async () => {
    await api.asVisitor().get('/modules/health').expect(401);
    await api.as('manager').get('/modules/health').expect(403);
  });

  it('is stored for a month at most', async () => {
    const hours = [29, 31].map((days) => new Date(Date.now() - days * DAY_MS));
    await em().insertMany(
      SetTraffic,
      hours.map((hour) => ({ setId: set, hour, pages: 1 })),
    );
    const failure = { setId: set, releaseId: people.id, count: 1, lastAt: new Date() };
    await em().insertMany(
      LoadFailureCount,
      hours.map((hour) => ({ ...failure, hour, reason: 'slow' as const, outcome: 'failed' as const })),
    );
    await api.application.get(RetentionService).deleteExpired('module-health-retention');
    expect((await em().find(SetTraffic, {})).map(({ hour }) => hour)).toEqual([hours[0]]);
    expect((await em().find(LoadFailureCount, {})).map(({ hour }) => hour)).toEqual([hours[0]]);
  });
});
