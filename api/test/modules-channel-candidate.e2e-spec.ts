import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseChannel } from '@vitral/contracts/releases';
import { ChannelSite } from './set-up/channel-site.ts';
import { ADMIN, channelOf } from './set-up/release-channel.ts';
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

describe('the channel', () => {
  it('gives a candidate to a share of the visitors until it is promoted', async () => {
    const before = await channelOf(site.admin);
    const release = await site.add('mfe-people', 1);
    const started = (await site.activate(release, 10).expect(200)).body as ReleaseChannel;
    expect(started).toMatchObject({
      active: { id: before.active.id },
      candidate: { release: { id: release.id, isCandidate: true, isActive: false }, share: 10 },
    });
    const raised = await site.admin
      .put('/modules/channel/candidate')
      .send({ share: 50, version: started.version })
      .expect(200);
    expect((raised.body as ReleaseChannel).candidate).toMatchObject({
      share: 50,
      since: started.candidate?.since,
    });

    const promoted = await site.admin
      .post('/modules/channel/candidate/promote')
      .send({ from: before.active.id })
      .expect(200);
    expect(promoted.body).toMatchObject({ active: { id: started.candidate?.set.id }, candidate: null });
    expect((await site.history({ limit: 3 })).map(({ kind, share }) => [kind, share])).toEqual([
      ['candidate-promoted', 50],
      ['candidate-share', 50],
      ['candidate-started', 10],
    ]);
  });

  it('has one candidate at a time, until somebody withdraws it', async () => {
    const { version: seen } = (await site.activate(await site.add('mfe-people', 1), 10))
      .body as ReleaseChannel;
    const { body } = await site.activate(await site.add('mfe-social', 1), 10).expect(409);
    expect(body).toMatchObject({
      code: 'modules.candidate-busy',
      params: { module: 'mfe-people', version: `${site.version}.0.1`, startedBy: ADMIN },
    });
    await site.admin
      .delete('/modules/channel/candidate')
      .query({ version: seen - 1 })
      .expect(409);
    const gone = await site.admin.delete('/modules/channel/candidate').query({ version: seen }).expect(200);
    expect(gone.body).toMatchObject({ candidate: null });
    await site.admin.delete('/modules/channel/candidate').query({ version: seen }).expect(409);
    await site.admin.put('/modules/channel/candidate').send({ share: 5, version: seen }).expect(409);
    const none = await site.admin.post('/modules/channel/candidate/promote').expect(409);
    expect(none.body).toMatchObject({ code: 'modules.no-candidate' });
    expect((await site.history())[0]).toMatchObject({
      kind: 'candidate-withdrawn',
      reason: null,
      actorName: ADMIN,
    });
  });

  it('moves the candidate to the new set when another module is activated or rolled back', async () => {
    const [candidate, other] = [await site.add('mfe-people', 1), await site.add('mfe-social', 1)];
    await site.activate(candidate, 10).expect(200);
    for (const change of [() => site.activate(other), () => site.rollBack('mfe-social')]) {
      const { active, candidate: tried } = (await change().expect(200)).body as ReleaseChannel;
      const expected = active.releases.map((release) =>
        release.name === 'mfe-people' ? candidate.id : release.id,
      );
      expect(tried?.set.releases.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('withdraws a candidate that does not fit the new set, or when another release of its module is activated', async () => {
    await site.activate(await site.add('mfe-people', 1), 10).expect(200);
    site.proof.decide = ({ trial }) => (trial ? [] : [PROBLEM]);
    const unfit = await site.activate(await site.add('mfe-social', 1)).expect(200);
    expect(unfit.body).toMatchObject({ candidate: null });
    expect(await site.history({ limit: 2 })).toMatchObject([
      { kind: 'candidate-withdrawn', reason: 'unfit: module-too-heavy', actorName: null },
      { kind: 'activated', module: 'mfe-social' },
    ]);

    site.proof.decide = () => [];
    await site.activate(await site.add('mfe-people', 2), 10).expect(200);
    const superseded = await site.activate(await site.add('mfe-people', 3)).expect(200);
    expect(superseded.body).toMatchObject({ candidate: null });
    expect((await site.history())[0]).toMatchObject({ kind: 'candidate-withdrawn', reason: 'superseded' });
  });
});
