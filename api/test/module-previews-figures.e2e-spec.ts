import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientError } from '@vitral/contracts/client-errors';
import type { ReleaseChannel, ReleaseHealth, ReleaseSetSummary } from '@vitral/contracts/releases';
import { Health } from '../src/modules/health/health.ts';
import { PageCounts } from '../src/modules/counting/counts.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { labelOf } from './set-up/candidate.ts';
import { PreviewSite } from './set-up/preview-site.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: PreviewSite;
let people: Release;
let cookie: string;
/** Set that the preview's visitors receive. */
let set: string;

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
  site = await PreviewSite.open(api);
  people = await site.addPeople('people previewed');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().execute('delete from set_traffic; delete from load_failure_count; delete from rate_limit');
  cookie = await site.follow(await site.preview('pr-17', people));
  set = await site.served.currentSet(cookie);
});

const admin = () => api.as('admin');
const channel = async () => (await admin().get('/modules/channel').expect(200)).body as ReleaseChannel;
const preview = async () => (await site.list())[0];

async function reportFrom(network: number, toSet: string, cookies: string) {
  const report = { module: 'mfe-people', release: labelOf(people), reason: 'missing', outcome: 'failed' };
  await api
    .asVisitor()
    .post('/modules/reports')
    .set({ 'X-Forwarded-For': `203.0.113.${network}`, Cookie: cookies })
    .send({ set: toSet, ...report })
    .expect(204);
}

describe('figures of a preview', () => {
  it('are separate: neither its pages nor its failures count for the releases of the channel', async () => {
    await admin().post(`/modules/releases/${people.id}/activate`).send({ share: 50 }).expect(200);
    for (let network = 1; network <= 6; network += 1) await reportFrom(network, set, cookie);
    for (let time = 0; time < 6; time += 1) {
      api.application.get(Health).renderFailed(set, `/modules/mfe-people/${labelOf(people)}/`);
    }
    await site.served.page('/en', cookie).expect(200);
    await site.served.page('/admin', cookie).expect(200);
    await api.application.get(PageCounts).flush();

    const { active, candidate } = await channel();
    expect(candidate?.release.id).toBe(people.id);
    expect(await preview()).toMatchObject({ pages: 3, failures: expect.any(Number) });
    expect((await preview())?.failures).toBeGreaterThanOrEqual(6);
    const health = (await admin().get('/modules/health').expect(200)).body as ReleaseHealth[];
    expect(health.filter((row) => row.set === set)).toEqual([]);
    expect(health.reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
    const sets = (await admin().get('/modules/sets').expect(200)).body as ReleaseSetSummary[];
    expect(sets.map(({ id }) => id)).not.toContain(set);
    await admin().post(`/modules/sets/${set}/activate`).send({}).expect(404);

    // A report about the channel's own set by the same network still counts.
    await reportFrom(1, candidate?.set.id ?? '', '');
    await reportFrom(1, active.id, '');
    await admin()
      .delete('/modules/channel/candidate')
      .query({ version: (await channel()).version })
      .expect(200);
  });

  it('are not added to those of the release once it is active', async () => {
    await reportFrom(1, set, cookie);
    const before = (await channel()).active.id;
    await admin().post(`/modules/releases/${people.id}/activate`).send({}).expect(200);
    const { active } = await channel();
    expect(active.id).not.toBe(await site.served.currentSet(cookie));
    const health = (await admin().get('/modules/health').expect(200)).body as ReleaseHealth[];
    expect(health.filter((row) => row.release.id === people.id)).toMatchObject([{ failures: 0 }]);
    await admin().post(`/modules/sets/${before}/activate`).send({}).expect(200);
  });

  it('include errors in browsers, listed by preview', async () => {
    await api.em().execute('delete from client_error');
    const error = { kind: 'script', message: 'x is undefined', page: '/en' };
    const report = (cookies: string) =>
      api.asVisitor().post('/client-errors').set('Cookie', cookies).send(error).expect(204);
    await report(cookie);
    await report(cookie);
    await report('');
    await report('vitral-preview=pr-17.forged');
    const list = async (query = {}) =>
      (await admin().get('/client-errors').query(query).expect(200)).body as ClientError[];
    expect(await list()).toMatchObject([{ preview: null, count: 2 }]);
    expect(await list({ preview: 'pr-17' })).toMatchObject([{ preview: 'pr-17', count: 2 }]);
    expect(await list({ preview: 'pr-18' })).toEqual([]);
    expect(await preview()).toMatchObject({ errors: 2 });
  });
});
