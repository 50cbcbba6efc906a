import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ModuleOverview } from '@vitral/contracts/module-overview';
import type { MeasuredShare, TimingReport } from '@vitral/contracts/visit-timings';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { PageTiming } from '../src/modules/timings/page-timing.entity.ts';
import { totalOf } from '../src/modules/timings/histogram.ts';
import { TimingCounts } from '../src/modules/timings/timing-counts.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addRelease, addSet, describePages, pointChannel } from './set-up/candidate.ts';
import { NOBODY } from './set-up/nobody.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

const PATH = '/admin/team-members';

let api: Api;
let people: Release;
let set: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().execute('delete from page_timing; delete from rate_limit');
  const shell = await addRelease(api, 'shell', describePages('shell', { shared: { react: '^19.3.1' } }));
  people = await addRelease(api, 'mfe-people', describePages('mfe-people', peopleDescriptor));
  set = await addSet(
    api,
    shell,
    people,
    await addRelease(api, 'mfe-public', describePages('mfe-public', site)),
  );
  await pointChannel(api, set);
});

const peopleDescriptor: Partial<BuiltDescriptor> = {
  pages: [
    { page: 'team', path: PATH, permission: 'team-members.write', title: { es: 'Equipo', en: 'Team' } },
  ],
  shared: { react: '^19.1.0' },
  asks: { calls: ['/api/testimonials'] },
};
const site: Partial<BuiltDescriptor> = {
  publicPages: [
    { page: 'landing', addresses: { es: '/', en: '/', fr: '/' }, reads: [], isIndexed: true },
    {
      page: 'member',
      addresses: { es: '/equipo/:slug' },
      items: '/api/team-members',
      reads: [],
      isIndexed: true,
    },
  ],
};

const em = () => api.em();
const rows = async () => {
  await api.application.get(TimingCounts).flush();
  return em().find(PageTiming, {}, { orderBy: { page: 'asc', metric: 'asc' } });
};
const inp = (milliseconds = 180, path = PATH) => ({ metric: 'inp', path, milliseconds }) as const;
const report = (more: Partial<TimingReport> | object = {}, address = '203.0.113.7') =>
  api
    .asVisitor()
    .post('/modules/timings')
    .set('x-forwarded-for', address)
    .send({ set, values: [inp()], ...more });
const overview = async (): Promise<ModuleOverview[]> =>
  (await api.as('admin').get('/modules/overview').expect(200)).body;

describe('a report of timings', () => {
  it('is accepted from anybody and added to the histogram of its page, without any trace of the visitor', async () => {
    const values = [inp(), { metric: 'load', path: '/es/equipo/ana-lopez-1f', milliseconds: 1250.5 }];
    const { headers, body } = await report({ values }).expect(204);
    expect([headers['set-cookie'], body]).toEqual([undefined, {}]);
    await report({ values: [inp(190, `${PATH}/0197b6a0-0000-7000-8000-000000000001`)] }, '203.0.113.8');

    const stored = await rows();
    expect(stored.map(({ page, metric, visits }) => [page, metric, totalOf(visits)])).toEqual([
      [PATH, 'inp', 2],
      ['member', 'load', 1],
    ]);
    expect(JSON.stringify(await em().execute('select * from page_timing'))).not.toMatch(/203\.0|ana-lopez/);
  });

  it.each([
    ['a set that the site does not serve', { set: NOBODY }],
    ['paths without a page', { values: [inp(180, '/admin/none'), inp(180, '/no/page/here')] }],
  ])('is silently ignored with %s', async (_what, wrong) => {
    await report(wrong).expect(204);
    expect(await rows()).toEqual([]);
  });

  it('is ignored from visitors who refuse to be measured', async () => {
    await report().set('DNT', '1').expect(204);
    await report().set('Sec-GPC', '1').expect(204);
    await report().set('Cookie', 'consent=declined.2026-11-21').expect(204);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['an invalid set', { set: 'x' }],
    ['no values', { values: [] }],
    ['too many values', { values: Array.from({ length: 21 }, () => inp()) }],
    ['an unknown metric', { values: [{ ...inp(), metric: 'cls' }] }],
    ['a negative time', { values: [inp(-1)] }],
    ['a time beyond the longest', { values: [inp(60_001)] }],
    ['a time that is none', { values: [inp(NaN)] }],
    ['a URL', { values: [inp(1, 'https://vitral.example/')] }],
    ['a path beyond the limit', { values: [inp(1, `/${'x'.repeat(300)}`)] }],
    ['an unknown field', { visitor: 'me' }],
  ])('is refused with %s', async (_what, wrong) => {
    await report(wrong).expect(400);
  });

  it('is refused if it is too large, and from another site', async () => {
    await report({ values: [inp(1, `/${'x'.repeat(2_000_000)}`)] }).expect(413);
    await report().set('sec-fetch-site', 'cross-site').expect(403);
  });

  it('counts six times an hour from a network, and once for each page and metric', async () => {
    for (let visit = 0; visit < 9; visit += 1) await report({ values: [inp(), inp(), inp()] }).expect(204);
    expect((await rows()).map(({ visits }) => totalOf(visits))).toEqual([6]);
  });

  it('is measured only while the setting is above zero', async () => {
    await setShare(0);
    await report().expect(204);
    expect(await rows()).toEqual([]);
    await setShare(100);
    await report().expect(204);
    expect(await rows()).toHaveLength(1);
    await setShare(10);
  });
});

const setShare = (measuredShare: MeasuredShare) => putSettings(api, { measuredShare });

describe('histograms', () => {
  it('count all visits that several servers store at once, also after a database failure', async () => {
    const other = await api.startAnother();
    const servers = [api.application, other.application].map((server) => server.get(TimingCounts));
    const page = { set, releaseId: people.id, page: PATH, metric: 'inp' } as const;
    for (let round = 0; round < 5; round += 1) {
      for (const counts of servers) for (let visit = 1; visit <= 20; visit += 1) counts.add(page, visit * 20);
      await Promise.all(servers.map((counts) => counts.flush()));
    }
    await em().execute('alter table page_timing rename to away');
    servers[0]?.add(page, 300);
    await servers[0]?.flush();
    await em().execute('alter table away rename to page_timing');
    await other.close();
    expect((await rows()).map(({ visits }) => totalOf(visits))).toEqual([201]);
  });

  it('are deleted after thirty days', async () => {
    const row = { setId: set, releaseId: people.id, page: PATH, metric: 'inp', visits: [1] } as const;
    const hours = [29, 31].map((days) => new Date(Date.now() - days * 24 * 3_600_000));
    for (const hour of hours) await em().insert(PageTiming, { ...row, visits: [1], hour });
    await api.application.get(RetentionService).deleteExpired('module-health-retention');
    expect((await rows()).map(({ hour }) => hour)).toEqual(hours.slice(0, 1));
  });
});

describe('the overview', () => {
  const measure = (release: Release, milliseconds: number, times: number) => {
    const counts = api.application.get(TimingCounts);
    for (let visit = 0; visit < times; visit += 1)
      counts.add({ set, releaseId: release.id, page: PATH, metric: 'inp' }, milliseconds);
  };

  it('names libraries whose version in the shell differs from the one that a module was built for', async () => {
    const shown = (await overview()).find(({ name }) => name === 'mfe-people');
    expect(shown).toMatchObject({
      isCandidate: false,
      libraries: [{ library: 'react', required: '^19.1.0', provided: '19.3.1', state: 'older' }],
      calls: ['/api/testimonials'],
      collections: [],
    });
  });

  it('has the figures of a candidate beside those of the active release, and of the shell over all pages', async () => {
    const tried = await addRelease(api, 'mfe-people', describePages('mfe-people', peopleDescriptor));
    measure(people, 180, 60);
    measure(tried, 400, 49);
    await pointChannel(api, set, { set: await addSet(api, tried), release: tried });

    const all = await overview();
    const candidate = all.find(({ isCandidate }) => isCandidate);
    expect(candidate).toMatchObject({ release: { id: tried.id }, before: { id: people.id } });
    const before = { visits: 60, p75: expect.any(Number) };
    expect(candidate?.timings).toEqual([
      { page: PATH, metric: 'inp', now: { visits: 49, p75: null }, before },
    ]);
    expect(candidate?.timings[0]?.before.p75).toBeGreaterThan(165);
    expect(all[0]).toMatchObject({ name: 'shell', timings: [{ page: null, now: { visits: 109 } }] });
  });

  it('is only open to people who may change modules', async () => {
    await api.asVisitor().get('/modules/overview').expect(401);
    await api.as('user').get('/modules/overview').expect(403);
  });
});
