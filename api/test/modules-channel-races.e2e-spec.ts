import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { MODULE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import type { ChannelChange, ReleaseChannel } from '@vitral/contracts/releases';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ChannelWriter } from '../src/modules/activation/channel-writer.ts';
import { activeOf, addRelease, channelOf, ProofDouble, startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 60_000;

let api: Api;
let another: Awaited<ReturnType<Api['startAnother']>>;
let here: TestAgent;
let there: TestAgent;
let proof: ProofDouble;
let version = 1;

beforeAll(async () => {
  api = await startApi();
  another = await api.startAnother();
  here = api.as('admin');
  there = supertest.agent(`${another.url}/api`);
  await there.post('/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
  proof = new ProofDouble(api.application, another.application);
});
afterAll(async () => {
  await another.close();
  await api.stop();
});
beforeEach(async () => {
  proof.decide = () => [];
  await startSite(api.application, `${++version}.0.0`);
});

const add = (name: ReleaseName, patch: number) => addRelease(api.application, name, `${version}.0.${patch}`);
const activate = (agent: TestAgent, { id }: { id: string }) =>
  agent.post(`/modules/releases/${id}/activate`).send({});
const historyOf = async (limit: number) =>
  (await here.get('/modules/history').query({ limit }).expect(200)).body as ChannelChange[];

/** A proof that lasts until `pass` is called. */
function hold(isHeld: (versions: string[]) => boolean) {
  const [begun, passed] = [new Gate(), new Gate()];
  proof.decide = async ({ releases, trial }) => {
    if (!trial || !isHeld(releases.map((release) => release.version))) return [];
    begun.open();
    await passed.opened;
    return [];
  };
  return { begun: begun.opened, pass: () => passed.open() };
}

class Gate {
  open: () => void = () => {};
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
}

describe('the channel under parallel changes', () => {
  it(
    'loses none of many simultaneous activations on two servers',
    async () => {
      const before = await channelOf(here);
      const patches = [1, 2, 3, 4, 5, 6];
      const works = MODULE_NAMES.flatMap((name) => patches.map((patch) => ({ name, patch })));
      const releases = await Promise.all(works.map(({ name, patch }) => add(name, patch)));
      const responses = await Promise.all(
        releases.map((release, index) => activate(index % 2 ? here : there, release)),
      );
      expect(responses.map(({ status }) => status)).toEqual(releases.map(() => 200));

      const changes = await historyOf(releases.length);
      expect(new Set(changes.map(({ release }) => release?.id))).toEqual(
        new Set(releases.map(({ id }) => id)),
      );
      // Each change begins with the set that the previous one ended with: none was lost.
      for (const [index, change] of changes.entries()) {
        expect(change.fromSet).toBe(changes[index + 1]?.toSet ?? before.active.id);
      }
      const channel = await channelOf(there);
      for (const name of MODULE_NAMES) {
        const last = changes.find(({ module }) => module === name);
        expect(activeOf(channel, name)).toBe(last?.release?.version);
      }
      expect(channel.version).toBe(before.version + releases.length);
    },
    TIMEOUT_MS,
  );

  it('rolls a module back during a proof, which then starts again', async () => {
    await activate(here, await add('mfe-people', 1)).expect(200);
    const slow = await add('mfe-social', 1);
    const proving = hold((versions) => versions.includes(slow.version));
    const activation = activate(here, slow).then((response) => response);
    await proving.begun;

    const back = await here.post('/modules/mfe-people/rollback').send({}).expect(200);
    expect(activeOf(back.body as ReleaseChannel, 'mfe-people')).toBe(`${version}.0.0`);
    expect(activeOf(back.body as ReleaseChannel, 'mfe-social')).toBe(`${version}.0.0`);
    proving.pass();
    const { status, body } = await activation;
    expect(status).toBe(200);
    expect(activeOf(body as ReleaseChannel, 'mfe-people')).toBe(`${version}.0.0`);
    expect(activeOf(body as ReleaseChannel, 'mfe-social')).toBe(slow.version);
  });

  it('proves one set after the other without holding a connection meanwhile', async () => {
    const releases = await Promise.all([1, 2, 3, 4, 5, 6].map((patch) => add('mfe-social', patch)));
    const proving = hold(() => true);
    proof.calls = [];
    const activations = releases.map((release) => activate(here, release).then(({ status }) => status));
    await proving.begun;
    await Promise.all(Array.from({ length: 5 }, () => channelOf(here)));
    const { em } = api.application.get(MikroORM);
    const busy = await em
      .fork()
      .execute<{ pid: number }[]>(
        `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
    expect(busy).toEqual([]);
    expect(proof.calls).toHaveLength(1);
    proving.pass();
    expect(await Promise.all(activations)).toEqual(releases.map(() => 200));
  });

  it('lets only one of two people who saw the same set roll back', async () => {
    await activate(here, await add('mfe-people', 1)).expect(200);
    await activate(here, await add('mfe-people', 2)).expect(200);
    const { active } = await channelOf(here);
    const responses = await Promise.all(
      [here, there].map((agent) => agent.post('/modules/mfe-people/rollback').send({ from: active.id })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(activeOf(await channelOf(here), 'mfe-people')).toBe(`${version}.0.1`);
  });

  it('starts one of two candidates that are submitted at once', async () => {
    const releases = [await add('mfe-people', 1), await add('mfe-social', 1)];
    const responses = await Promise.all(
      releases.map(({ id }, index) =>
        (index ? here : there).post(`/modules/releases/${id}/activate`).send({ share: 10 }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'modules.candidate-busy' });
  });

  it('creates the first set once, even on two servers at once', async () => {
    await api.em().execute('delete from release_channel');
    const shells = [await add('shell', 1), await add('shell', 2)];
    const tried = await here
      .post(`/modules/releases/${shells[0]?.id}/activate`)
      .send({ share: 10 })
      .expect(422);
    expect(tried.body).toMatchObject({ params: { reasons: [{ code: 'module-absent' }] } });

    const responses = await Promise.all(shells.map((shell, index) => activate(index ? here : there, shell)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [last, first] = await historyOf(2);
    expect(first?.fromSet).toBeNull();
    expect(last?.fromSet).toBe(first?.toSet);
    expect((await channelOf(here)).active).toMatchObject({ id: last?.toSet, releases: [{ name: 'shell' }] });
  });

  it('records a change if and only if it is made', async () => {
    const release = await add('mfe-people', 1);
    const before = await channelOf(here);
    const noted = await historyOf(1);
    const pointer = api.application.get(ChannelWriter);
    const failing = api.application
      .get(MikroORM)
      .em.fork()
      .transactional(async (em) => {
        await pointer.moveWithin(em, async ({ releases }) => ({
          releases: [...releases.filter(({ name }) => name !== 'mfe-people'), release],
          candidate: null,
          changes: [{ kind: 'activated', release, actor: null }],
        }));
        throw new Error('cut off');
      });
    await expect(failing).rejects.toThrow('cut off');
    expect(await channelOf(here)).toEqual(before);
    expect(await historyOf(1)).toEqual(noted);
  });
});
