import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChannelChange, ReleaseChannel } from '@vitral/contracts/releases';
import type { TimingMetric } from '@vitral/contracts/visit-timings';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { User } from '../src/accounts/users.entity.ts';
import { AutomaticRollback } from '../src/modules/health/automatic-rollback.service.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { bucketOf, emptyHistogram } from '../src/modules/timings/histogram.ts';
import { PageTiming } from '../src/modules/timings/page-timing.entity.ts';
import { addRelease, addSet, pointChannel } from './set-up/candidate.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

const ADMIN = 'admin@vitral.example';
const HOUR_MS = 3_600_000;
/** Two full hours ago, so that the second test is due. */
const SINCE = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 2 * HOUR_MS);

let mailbox: Mailbox;
let api: Api;
let before: Release;
let tried: Release;
let active: string;
let candidate: string;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  api = await startApi({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://vitral.example' });
  await api.em().nativeUpdate(User, { username: 'admin' }, { email: ADMIN });
});
afterAll(async () => {
  await api.stop();
  await mailbox.goDown();
});
beforeEach(async () => {
  await api.em().execute('delete from page_timing; delete from set_traffic; delete from load_failure_count');
  const shell = await addRelease(api, 'shell');
  before = await addRelease(api, 'mfe-people');
  tried = await addRelease(api, 'mfe-people');
  [active, candidate] = [await addSet(api, shell, before), await addSet(api, shell, tried)];
  await pointChannel(api, active, { set: candidate, release: tried, since: SINCE });
});

interface Visits {
  page?: string;
  metric?: TimingMetric;
  hour?: Date;
}

/** Stores visits whose times are spread evenly from 0.5 to 1.5 times `ms`. */
async function visit(set: string, count: number, middle: number, more: Visits = {}): Promise<void> {
  const visits = emptyHistogram();
  for (let number = 0; number < count; number += 1) {
    const bucket = bucketOf(middle * (0.5 + number / count));
    visits[bucket] = (visits[bucket] ?? 0) + 1;
  }
  const releaseId = set === active ? before.id : tried.id;
  const place = { page: '/admin/users', metric: 'inp' as const, hour: SINCE, ...more };
  await api.em().insert(PageTiming, { setId: set, releaseId, visits, ...place });
}

/** Stores pages and the failed loads in them. */
async function serve(set: string, failures: number, pages: number): Promise<void> {
  await api.em().execute(
    `insert into set_traffic (set_id, hour, pages) values (?, ?, ?);
     insert into load_failure_count (set_id, release_id, hour, reason, outcome, count, last_at)
     values (?, ?, ?, 'missing', 'failed', ?, now())`,
    [set, SINCE, pages, set, set === active ? before.id : tried.id, SINCE, failures],
  );
}

/** Runs the job of each minute, and returns whether the candidate is still on trial. */
async function isTriedAfterCheck(): Promise<boolean> {
  await api.application.get(AutomaticRollback).withdrawWorse();
  const { body } = await api.as('admin').get('/modules/channel').expect(200);
  return (body as ReleaseChannel).candidate?.release.id === tried.id;
}

const reason = async (): Promise<string | null | undefined> => {
  const { body } = await api.as('admin').get('/modules/history').expect(200);
  return (body as ChannelChange[]).find(({ release }) => release?.id === tried.id)?.reason;
};

describe('a candidate', () => {
  it('is withdrawn once its interactions are significantly slower, naming figures and test', async () => {
    await visit(active, 390, 150);
    await visit(candidate, 412, 340);
    expect(await isTriedAfterCheck()).toBe(false);
    expect(await reason()).toMatch(/^regressed: inp 18\d\/4[12]\d ms, visits 390\/412, Mann–Whitney U$/);
    const { text } = await mailbox.waitFor(ADMIN, new RegExp(`mfe-people ${tried.version}`));
    expect(text).toMatch(/75.*18\d → 4[12]\d ms.*Mann–Whitney U, p < 0[.,]001, 390 → 412 visit/s);
  });

  it('is withdrawn for pages that load significantly later', async () => {
    await visit(active, 200, 1000, { metric: 'load' });
    await visit(candidate, 200, 2000, { metric: 'load' });
    expect(await isTriedAfterCheck()).toBe(false);
    expect(await reason()).toMatch(/^regressed: load /);
  });

  it('is withdrawn for significantly more failures, although fewer than twice as many', async () => {
    await serve(active, 500, 50_000);
    await serve(candidate, 900, 50_000);
    expect(await isTriedAfterCheck()).toBe(false);
    expect(await reason()).toBe('regressed: failures 500/50000, 900/50000, Fisher’s exact test');
  });

  it('stays despite differences on other pages, in few visits, or after the last test', async () => {
    await visit(active, 400, 150, { page: '/admin/profile' });
    await visit(candidate, 400, 900);
    await visit(active, 49, 150, { page: '/admin/team-members' });
    await visit(candidate, 400, 900, { page: '/admin/team-members' });
    const hour = new Date(SINCE.getTime() + 2 * HOUR_MS);
    await visit(active, 400, 150, { page: '/admin/testimonials', hour });
    await visit(candidate, 400, 900, { page: '/admin/testimonials', hour });
    expect(await isTriedAfterCheck()).toBe(true);
  });

  it('is not compared with visits from before its trial', async () => {
    const hour = new Date(SINCE.getTime() - HOUR_MS);
    await visit(active, 400, 150, { hour });
    await visit(candidate, 400, 900);
    expect(await isTriedAfterCheck()).toBe(true);
  });

  it('is withdrawn for a regression unless the setting is off', async () => {
    await visit(active, 390, 150);
    await visit(candidate, 412, 340);
    await putSettings(api, { areRegressionsWithdrawn: false });
    expect(await isTriedAfterCheck()).toBe(true);
    await putSettings(api, {});
    expect(await isTriedAfterCheck()).toBe(false);
  });
});
