import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ChannelChange, LoadReport, ReleaseChannel } from '@vitral/contracts/releases';
import { ChannelWriter } from '../src/modules/activation/channel-writer.ts';
import { replaceReleases } from '../src/modules/channel/position.ts';
import { Health } from '../src/modules/health/health.ts';
import { AutomaticRollback } from '../src/modules/health/automatic-rollback.service.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import type { CandidateSet } from '../src/modules/serving/served-set.ts';
import { isAmongFirst } from '../src/modules/serving/visitor-share.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { addRelease, addSet, labelOf, pointChannel } from './set-up/candidate.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { type Api, startApi } from './start-api.ts';

const ADMIN = 'admin@vitral.example';
const PUBLISHER = 'publisher@vitral.example';

let mailbox: Mailbox;
let api: Api;
let publisher: User;
let shell: Release;
let before: Release;
let tried: Release;
let active: string;
let candidate: string;
/** Set into which another team's activation moved the candidate. */
let next = '';
beforeAll(async () => {
  mailbox = await Mailbox.open();
  api = await startApi({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'https://vitral.example',
    TRUST_PROXY: 'loopback',
  });
  await em().nativeUpdate(User, { username: 'admin' }, { email: ADMIN });
  publisher = await addAccount(api, { username: 'publisher', role: 'manager', email: PUBLISHER });
});
afterAll(async () => {
  await api.stop();
  await mailbox.goDown();
});
beforeEach(async () => {
  await em().execute('delete from set_traffic; delete from load_failure_count; delete from rate_limit');
  shell = await addRelease(api, 'shell');
  before = await addRelease(api, 'mfe-people');
  tried = await addRelease(api, 'mfe-people', { publishedById: publisher.id });
  [active, candidate] = [await addSet(api, shell, before), await addSet(api, shell, tried)];
  await pointChannel(api, active, { set: candidate, release: tried });
});

const em = () => api.em();
const pages = (set: string, count: number) => {
  for (let page = 0; page < count; page += 1) api.application.get(Health).countPage(set);
};
const channel = async (): Promise<ReleaseChannel> =>
  (await api.as('admin').get('/modules/channel').expect(200)).body;
const isTried = async () => (await channel()).candidate?.release.id === tried.id;
const history = async (): Promise<ChannelChange[]> =>
  (await api.as('admin').get('/modules/history').expect(200)).body.filter(
    ({ release }: ChannelChange) => release?.id === tried.id,
  );

let reporters = 0;

/** Reports from a new network each time, by a visitor who receives that set. */
async function fail(
  set: string,
  release: Release,
  times: number,
  more: Partial<LoadReport> = {},
): Promise<void> {
  for (let time = 0; time < times; time += 1) await report(set, release, `203.0.113.${++reporters}`, more);
}

async function report(
  set: string,
  release: Release,
  url: string,
  more: Partial<LoadReport> = {},
  cookie = `vitral-share=${numberOf(set === candidate || set === next)}`,
): Promise<void> {
  const sent = { set, module: release.name, release: labelOf(release), reason: 'missing', outcome: 'failed' };
  const call = api.asVisitor().post('/modules/reports').set({ 'X-Forwarded-For': url, Cookie: cookie });
  await call.send({ ...sent, ...more }).expect(204);
}

/** Share number of a visitor who receives the candidate, or of one who does not. */
function numberOf(isFirst: boolean): number {
  for (let number = 0; ; number += 1) {
    const visitor = { headers: { cookie: `vitral-share=${number}` } } as Request;
    const trial = { releaseId: tried.id, share: 20 } as CandidateSet;
    if (isAmongFirst(visitor, trial) === isFirst) return number;
  }
}

describe('a candidate', () => {
  it('is withdrawn by the server after three failures in different networks, with a notification', async () => {
    pages(active, 400);
    pages(candidate, 40);
    await fail(candidate, tried, 2);
    expect(await isTried()).toBe(true);
    await fail(candidate, tried, 1);

    const { active: now, candidate: gone } = await channel();
    expect([now.id, gone]).toEqual([active, null]);
    expect(await history()).toMatchObject([
      { kind: 'candidate-taken-back', actorName: null, reason: 'failed: 3/40, active: 0/400', toSet: active },
    ]);
    const { body } = await api.as('admin').get('/audit').query({ noun: 'modules' }).expect(200);
    expect((body as AuditEntry[])[0]).toMatchObject({ verb: 'withdrew', itemId: tried.id, actorName: null });

    for (const reader of [ADMIN, PUBLISHER]) {
      const { text } = await mailbox.waitFor(reader, new RegExp(`mfe-people ${tried.version}`));
      expect(text).toMatch(/: 3 (?:en|in) 40 p/);
    }
  });

  it('is not withdrawn if the reports come from one network, one account or visitors who did not receive it', async () => {
    for (const release of [tried, shell, tried, shell]) {
      await report(candidate, release, '198.51.100.1');
      await report(candidate, release, '198.51.100.1', { outcome: 'fell-back', reason: 'slow' });
    }
    for (let network = 1; network < 5; network += 1) {
      await report(candidate, tried, `2001:db8:1:${network}::1`);
      await report(candidate, tried, `198.51.100.${100 + network}`, {}, `vitral-share=${numberOf(false)}`);
      await report(candidate, tried, `198.51.100.${200 + network}`, {}, '');
    }
    expect(await isTried()).toBe(true);
    await report(candidate, tried, '2001:db8:2::1');
    expect(await isTried()).toBe(false);
  });

  it('is withdrawn if the server cannot render its pages', async () => {
    for (let time = 0; time < 3; time += 1) {
      api.application.get(Health).renderFailed(candidate, `/modules/mfe-people/${labelOf(tried)}/`);
    }
    await mailbox.waitFor(ADMIN, new RegExp(`mfe-people ${tried.version}`));
    expect(await isTried()).toBe(false);
  });

  it('is withdrawn for failures of any module in its set', async () => {
    await fail(candidate, shell, 3);
    expect(await isTried()).toBe(false);
  });

  it('is not withdrawn if the active set fails as often', async () => {
    pages(active, 100);
    pages(candidate, 40);
    await fail(active, before, 4);
    await fail(candidate, tried, 3);
    expect(await isTried()).toBe(true);
    await fail(candidate, tried, 1);
    expect(await isTried()).toBe(false);
  });

  it('is not withdrawn if its loads succeed on a later attempt', async () => {
    await fail(candidate, tried, 5, { outcome: 'retried' });
    expect(await isTried()).toBe(true);
    await fail(candidate, tried, 3, { outcome: 'fell-back' });
    expect(await isTried()).toBe(false);
  });

  it('is not affected by the failures of an earlier trial in the same hour', async () => {
    await fail(candidate, tried, 3);
    expect(await isTried()).toBe(false);
    await pointChannel(api, active, { set: candidate, release: tried });
    await fail(candidate, tried, 2);
    await api.application.get(AutomaticRollback).withdrawWorse();
    expect(await isTried()).toBe(true);
    await fail(candidate, tried, 1);
    expect(await isTried()).toBe(false);
  });

  it('keeps its failures when another team’s activation moves it to another set', async () => {
    await fail(candidate, tried, 2);
    const other = await addRelease(api, 'mfe-social');
    next = await addSet(api, shell, tried, other);
    const { candidate: trial } = await channel();
    const since = new Date(trial?.since ?? '');
    await pointChannel(api, await addSet(api, shell, before, other), { set: next, release: tried, since });
    await fail(next, tried, 1);
    expect(await isTried()).toBe(false);
  });
});

describe('many servers', () => {
  const failUnseen = async () => {
    const { candidate: trial } = await channel();
    await em().execute(
      `insert into load_failure_count (set_id, release_id, hour, reason, outcome, count, last_at)
       values (?, ?, ?, 'missing', 'failed', 3, now())`,
      [candidate, tried.id, trial?.since],
    );
  };

  it('withdraw a candidate once, with one notification', async () => {
    await failUnseen();
    const other = await api.startAnother();
    const judges = [api.application, other.application].map((server) => server.get(AutomaticRollback));
    await Promise.all([...judges, ...judges].map((judge) => judge.withdrawWorse()));
    await other.close();
    expect(await history()).toMatchObject([{ kind: 'candidate-taken-back' }]);
    const listed = await em().execute(
      `select id from jobs.job where name = 'notifications' and data #>> '{data,version}' = ?`,
      [tried.version],
    );
    expect(listed).toHaveLength(1);
  });

  it('never withdraw a candidate that is being promoted, nor promote a withdrawn one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pointChannel(api, active, { set: candidate, release: tried });
      await failUnseen();
      const promotion = api.application.get(ChannelWriter).move(async ({ releases, candidate: trial }) => {
        if (!trial) return null;
        const change = { kind: 'candidate-promoted' as const, release: trial.release, actor: null };
        return { releases: replaceReleases(releases, trial.release), candidate: null, changes: [change] };
      });
      await Promise.all([promotion, api.application.get(AutomaticRollback).withdrawWorse()]);

      const [last] = await history();
      const { active: now, candidate: gone } = await channel();
      expect(gone).toBeNull();
      expect(now.id).toBe(last?.kind === 'candidate-promoted' ? candidate : active);
    }
    const kinds = (await history()).map(({ kind }) => kind);
    expect(kinds).toHaveLength(5);
  });

  it('check candidates every minute', async () => {
    const schedule = await em().execute(`select cron from jobs.schedule where name = 'module-take-back'`);
    expect(schedule).toEqual([{ cron: '* * * * *' }]);
  });
});
