import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityManager } from '@mikro-orm/postgresql';
import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import {
  ChannelChange,
  LIVE,
  ReleaseChannel,
  ReleaseSet,
} from '../src/modules/channel/release-channel.entity.ts';
import { findOrCreateSet, replaceReleases } from '../src/modules/channel/position.ts';
import { ReleaseCleanUpService } from '../src/modules/clean-up/release-clean-up.service.ts';
import { ReleaseArchives } from '../src/modules/releases/release-archives.ts';
import { Release } from '../src/modules/releases/release.entity.ts';
import { ReleaseStore } from '../src/platform/storage/file-store.ts';
import { addRelease, channelOf, nameOf, ProofDouble } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const TIMEOUT_MS = 60_000;
const CONTENT = 'files of a release';

let api: Api;
let em: EntityManager;
let proof: ProofDouble;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  em = api.em();
  proof = new ProofDouble(api.application);
  folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'release-'));
  await writeFile(join(folder, 'entry.js'), CONTENT);
});
afterAll(() => api.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const tidyUp = () => api.application.get(ReleaseCleanUpService).tidyUp();

/** Adds a release with files, published that many days ago. */
async function add(name: ReleaseName, version: string, age: number): Promise<Release> {
  const release = await addRelease(api.application, name, version, { createdAt: daysAgo(age) });
  const files = [{ path: 'entry.js', size: CONTENT.length, sha256: 'unread' }];
  await api.application.get(ReleaseArchives).keep(release, folder, files);
  return release;
}

async function addAll(name: ReleaseName, ages: Record<string, number>): Promise<Release[]> {
  const releases: Release[] = [];
  for (const [version, age] of Object.entries(ages)) releases.push(await add(name, version, age));
  return releases;
}

/** Activates sets one after the other, that many days ago, and returns the last one. */
async function activateAll(from: Release[], releases: Release[], age: number): Promise<Release[]> {
  let [members, set] = [from, await findOrCreateSet(em, from)];
  for (const release of releases) {
    members = replaceReleases(members, release);
    const next = await findOrCreateSet(em, members);
    const move = { fromSetId: set, toSetId: next, module: release.name, releaseId: release.id };
    em.create(ChannelChange, { channel: LIVE, kind: 'activated', ...move, createdAt: daysAgo(age) });
    await em.flush();
    set = next;
  }
  await em.upsert(ReleaseChannel, { name: LIVE, activeSetId: set, changedAt: daysAgo(age) });
  return members;
}

async function storedReleases(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of api.application.get(ReleaseStore).names()) names.push(name);
  const digests = names.map((name) => name.slice(-68, -4));
  const releases = await em.fork().find(Release, { digest: { $in: digests } });
  expect(releases).toHaveLength(names.length);
  return releases.map(nameOf).sort();
}

const versions = (name: ReleaseName, list: string) => list.split(' ').map((version) => `${name} ${version}`);
const FIVE_NEWER = { n1: 90, n2: 90, n3: 90, n4: 90, n5: 90 };

describe('deletion of old releases', () => {
  it(
    'leaves only the files that visitors, rollbacks and teams need',
    async () => {
      const site: Release[] = [];
      for (const name of RELEASE_NAMES) site.push(await add(name, 'first', 200));
      const people = await addAll('mfe-people', { never: 190, second: 180, ...FIVE_NEWER });
      const social = await addAll('mfe-social', {
        ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index + 1}`, 170 - index])),
      });
      const settings = await addAll('mfe-settings', { seen: 150, unseen: 150, ...FIVE_NEWER });
      const [candidate] = await addAll('shell', { tried: 150, ...FIVE_NEWER });
      await addAll('mfe-public', { d8: 8, d6: 6, d5: 5, d4: 4, d3: 3, d2: 2, d1: 1 });

      const second = await activateAll(site, [people[1] as Release], 60);
      const active = await activateAll(second, social, 40);
      for (const [index, hours] of [20, 72].entries()) {
        const seen = await findOrCreateSet(em, replaceReleases(active, settings[index] as Release));
        await em.nativeUpdate(ReleaseSet, { id: seen }, { lastSeenAt: daysAgo(hours / 24) });
      }
      const tried = { candidateReleaseId: candidate?.id, candidateShare: 10, candidateSince: daysAgo(1) };
      const candidateSetId = await findOrCreateSet(em, replaceReleases(active, candidate as Release));
      await em.nativeUpdate(ReleaseChannel, { name: LIVE }, { ...tried, candidateSetId });

      const all = await em.fork().count(Release);
      await tidyUp();
      expect(await storedReleases()).toEqual(
        [
          ...versions('mfe-content', 'first'),
          // The active release, the previous one and the newest ones, but not the one that was never active.
          ...versions('mfe-people', 'first second n1 n2 n3 n4 n5'),
          // The releases of the last ten sets.
          ...versions('mfe-social', 's3 s4 s5 s6 s7 s8 s9 s10 s11 s12'),
          ...versions('mfe-settings', 'first seen n1 n2 n3 n4 n5'),
          ...versions('shell', 'first tried n1 n2 n3 n4 n5'),
          ...versions('mfe-public', 'first d1 d2 d3 d4 d5 d6'),
        ].sort(),
      );
      expect(await em.fork().count(Release)).toBe(all);

      const contents = Array.from({ length: 13 }, (_, index) => [`c${index}`, 170 - index]);
      const [replaced, ...later] = await addAll('mfe-content', Object.fromEntries(contents));
      await activateAll(await activateAll(active, [replaced as Release], 45), later, 20);
      await tidyUp();
      const left = await storedReleases();
      // Each was active within the last thirty days, even the one that was replaced at that time.
      expect(left.filter((name) => name.startsWith('mfe-content c'))).toHaveLength(13);
      expect(left.filter((name) => name.startsWith('mfe-social'))).toEqual(
        versions('mfe-social', 's10 s11 s12 s8 s9'),
      );
    },
    TIMEOUT_MS,
  );

  it('reports deleted files as gone, and does not activate their release', async () => {
    const gone = await em.fork().findOneOrFail(Release, { name: 'mfe-people', version: 'never' });
    const { body } = await api.as('admin').post(`/modules/releases/${gone.id}/activate`).expect(409);
    expect(body).toMatchObject({ code: 'modules.removed' });
    const sets = await api.as('admin').get('/modules/sets').query({ limit: 100 }).expect(200);
    expect(JSON.stringify(sets.body)).toContain('"isRemoved":true');
  });

  it('keeps the releases of open previews, and deletes their files after the end', async () => {
    const release = await add('mfe-people', 'previewed', 150);
    await addAll('mfe-people', { p1: 70, p2: 70, p3: 70, p4: 70, p5: 70 });
    const input = { releaseId: release.id };
    await api.as('admin').put('/module-previews/pr-17').send(input).expect(200);
    await tidyUp();
    expect(await storedReleases()).toContain('mfe-people previewed');
    await api.as('admin').delete('/module-previews/pr-17').expect(204);
    await tidyUp();
    expect(await storedReleases()).not.toContain('mfe-people previewed');
  });

  it('does not add a release to a preview whose files were deleted during its proof', async () => {
    const release = await add('mfe-people', 'slow preview', 150);
    proof.decide = async ({ trial }) => {
      if (trial) await tidyUp();
      return [];
    };
    const input = { releaseId: release.id };
    const { body } = await api.as('admin').put('/module-previews/pr-18').send(input).expect(409);
    proof.decide = () => [];
    expect(body).toMatchObject({ code: 'modules.removed', params: { version: 'slow preview' } });
  });

  it('deletes no files of a release that becomes active meanwhile', async () => {
    const releases = await addAll('mfe-people', Object.fromEntries(contestants()));
    await addAll('mfe-people', { m1: 80, m2: 80, m3: 80, m4: 80, m5: 80 });
    for (const [index, { id }] of releases.entries()) {
      proof.decide = () => new Promise((resolve) => setTimeout(() => resolve([]), index));
      const before = await channelOf(api.as('admin'));
      const [response] = await Promise.all([
        api.as('admin').post(`/modules/releases/${id}/activate`).send({}),
        tidyUp(),
      ]);
      const release = await em.fork().findOneOrFail(Release, { id });
      const after = await channelOf(api.as('admin'));
      expect([200, 409]).toContain(response.status);
      expect(release.removedAt === null).toBe(response.status === 200);
      expect((await storedReleases()).includes(nameOf(release))).toBe(response.status === 200);
      if (response.status === 409) expect(after.active).toEqual(before.active);
      expect(after.active.releases.every(({ isRemoved }) => !isRemoved)).toBe(true);
    }
  });

  it('does not activate a release whose files were deleted during its proof', async () => {
    const release = await add('mfe-people', 'slow', 150);
    proof.decide = async ({ trial }) => {
      if (trial) await tidyUp();
      return [];
    };
    const { body } = await api.as('admin').post(`/modules/releases/${release.id}/activate`).expect(409);
    expect(body).toMatchObject({ code: 'modules.removed', params: { version: 'slow' } });
  });
});

function contestants(): [string, number][] {
  return Array.from({ length: 12 }, (_, index) => [`contestant-${index}`, 150 - index]);
}
