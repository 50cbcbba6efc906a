import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { CreatedModuleToken } from '@vitral/contracts/module-tokens';
import type { ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import type { Test } from 'supertest';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ReleaseArchives } from '../src/modules/releases/release-archives.ts';
import { ReleaseFolders } from '../src/modules/releases/release-folders.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { Release } from '../src/modules/releases/release.entity.ts';
import { ReleaseStore } from '../src/platform/storage/file-store.ts';
import { makeRelease, RELEASE_TYPE, sendRelease, storedReleases } from './set-up/publishing.ts';
import { STORES, StoringApi } from './set-up/stores.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';
import type { Api } from './start-api.ts';

const COMMIT = '3f2a9c1';

describe.each(STORES)('releases in %s', (kind) => {
  let storing: StoringApi;
  let api: Api;
  let another: Awaited<ReturnType<Api['startAnother']>>;
  beforeAll(async () => {
    // Servers share a folder, or share a bucket and have separate folders.
    const dataDir = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'data-'));
    storing = await StoringApi.start(kind, kind === 'a bucket' ? {} : { DATA_DIR: dataDir });
    ({ api } = storing);
    another = await api.startAnother();
  });
  afterAll(async () => {
    await another.close();
    await storing.stop();
  });

  const admin = () => api.as('admin');
  const there = (path: string) => supertest(another.url).get(path);

  async function token(module: string): Promise<string> {
    const input = { name: 'CI', module, mayActivate: false, days: 30 };
    return ((await admin().post('/module-tokens').send(input).expect(201)).body as CreatedModuleToken).token;
  }

  async function releasesOf(name: string, query = ''): Promise<ReleaseSummary[]> {
    return (await admin().get(`/modules/${name}/releases${query}`).expect(200)).body as ReleaseSummary[];
  }

  const addressOf = ({ name, version, digest }: ReleaseSummary, file = 'entry.js') =>
    `/modules/${name}/${version}-${digest.slice(0, 8)}/${file}`;

  const statuses = async (responses: Test[]) =>
    (await Promise.all(responses)).map(({ status }) => status).sort();

  it('are published by a token, listed, audited, and served by every server', async () => {
    const archive = await makeRelease('mfe-people', '2.0.0', 'people two');
    const secret = await token('mfe-people');
    const asCi = () =>
      supertest.agent(`${api.url}/api`).set('Authorization', `Bearer ${secret}`) as TestAgent;
    const { body } = await sendRelease(asCi(), 'mfe-people', archive, `?revision=${COMMIT}`).expect(201);
    const detail = body as ReleaseDetail;
    expect(detail).toMatchObject({
      name: 'mfe-people',
      version: '2.0.0',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      origin: 'published',
      revision: COMMIT,
      publishedBy: 'CI (mfe-people)',
      isActive: false,
      isCandidate: false,
      isRemoved: false,
      descriptor: { name: 'mfe-people', entry: 'entry.js' },
    });
    expect(detail.files.map(({ path }) => path)).toEqual(['entry.js', 'module.json', 'texts.json']);
    expect(detail.size).toBe(detail.files.reduce((sum, { size }) => sum + size, 0));

    expect((await asCi().get(`/modules/releases/${detail.id}`).expect(200)).body).toEqual(detail);
    const { descriptor, files, problems, ungranted, promotion, ...summary } = detail;
    expect([descriptor, files, problems, ungranted, promotion]).not.toContain(undefined);
    expect(await releasesOf('mfe-people')).toEqual([summary]);
    const { body: modules } = await asCi().get('/modules').expect(200);
    expect(modules).toContainEqual({
      name: 'mfe-people',
      active: null,
      candidate: null,
      newest: summary,
      previous: null,
      releases: 1,
    });
    const audit = (await admin().get('/audit').expect(200)).body as AuditEntry[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        verb: 'published',
        noun: 'modules',
        itemId: detail.id,
        itemName: 'mfe-people 2.0.0',
        actorName: 'CI (mfe-people)',
      }),
    );

    const { headers } = await there(addressOf(summary)).expect(200, 'people two');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await api.site().get(addressOf(summary)).expect(200, 'people two');
  });

  it('are immutable: the same bytes are accepted again, others are refused', async () => {
    const archive = await makeRelease('mfe-social', '1.0.0', 'social');
    const { body: first } = await sendRelease(admin(), 'mfe-social', archive).expect(201);
    const { body: again } = await sendRelease(admin(), 'mfe-social', archive).expect(200);
    expect(again).toEqual(first);
    const other = await makeRelease('mfe-social', '1.0.0', 'other bytes');
    const { body } = await sendRelease(admin(), 'mfe-social', other).expect(409);
    expect(body).toMatchObject({
      code: 'modules.version-taken',
      params: { module: 'mfe-social', version: '1.0.0' },
    });
    expect(await releasesOf('mfe-social')).toHaveLength(1);
  });

  it('are published once if sent twenty times at once to two servers', async () => {
    const archive = await makeRelease('mfe-content', '3.0.0', 'content three');
    const other = await makeRelease('mfe-content', '3.0.0', 'content three, otherwise');
    const elsewhere = supertest.agent(`${another.url}/api`);
    await elsewhere.post('/auth/login').send({ username: 'admin', password: 'admin-vitral' }).expect(200);
    const send = (bytes: Buffer) =>
      Array.from({ length: 10 }, (_, index) =>
        sendRelease(index % 2 ? admin() : elsewhere, 'mfe-content', bytes),
      );

    const [ours, theirs] = await Promise.all([statuses(send(archive)), statuses(send(other))]);
    const won = Array(10).fill(200).with(9, 201);
    const lost = Array(10).fill(409);
    expect(ours[0] === 409 ? [theirs, ours] : [ours, theirs]).toEqual([won, lost]);

    const [release, ...more] = await releasesOf('mfe-content');
    expect(more).toEqual([]);
    const { archives, incoming } = await storedReleases(api.application);
    expect(archives.filter((name) => name.startsWith('mfe-content'))).toEqual([
      `mfe-content-${release?.digest}.tar`,
    ]);
    expect(incoming).toEqual([]);
    const audit = (await admin().get('/audit').expect(200)).body as AuditEntry[];
    expect(audit.filter(({ itemName }) => itemName === 'mfe-content 3.0.0')).toHaveLength(1);
  });

  it('are available again if sent again after their files were deleted', async () => {
    const archive = await makeRelease('mfe-people', '2.1.0', 'people once more');
    const { body } = await sendRelease(admin(), 'mfe-people', archive).expect(201);
    const release = body as ReleaseDetail;
    await there(addressOf(release)).expect(200);
    await storing.em.nativeUpdate(Release, { id: release.id }, { removedAt: new Date() });
    await api.application.get(ReleaseArchives).sweep();
    for (const server of [api.application, another.application]) await server.get(ReleaseFolders).sweep();
    await there(addressOf(release)).expect(404);
    const removed = await storing.em.findOneOrFail(Release, { id: release.id });
    await expect(api.application.get(ReleaseFolders).of(removed)).rejects.toMatchObject({
      code: 'modules.removed',
    });
    expect((await releasesOf('mfe-people')).find(({ id }) => id === release.id)).toMatchObject({
      isRemoved: true,
    });

    const { body: back } = await sendRelease(admin(), 'mfe-people', archive).expect(200);
    expect(back).toMatchObject({ id: release.id, isRemoved: false });
    await there(addressOf(release)).expect(200, 'people once more');
    const other = await makeRelease('mfe-people', '2.1.0', 'people otherwise');
    await sendRelease(admin(), 'mfe-people', other).expect(409);
  });

  it('are served by a server without local files, but not from a damaged archive', async () => {
    const archive = await makeRelease('mfe-settings', '5.0.0', 'settings five');
    const { body } = await sendRelease(admin(), 'mfe-settings', archive).expect(201);
    const release = body as ReleaseDetail;
    const store = api.application.get(ReleaseStore);
    await store.write(
      `mfe-settings-${release.digest}.tar`,
      await makeRelease('mfe-settings', '5.0.0', 'settings bad'),
    );
    await there(addressOf(release)).expect(404);
    await store.write(`mfe-settings-${release.digest}.tar`, Buffer.from('no archive'));
    await there(addressOf(release)).expect(404);

    await sendRelease(admin(), 'mfe-settings', archive).expect(200);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => there(addressOf(release)).expect(200)),
    );
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['settings five']));
    await rm(api.application.get(ReleaseFolders).root, { recursive: true, force: true });
    await api.site().get(addressOf(release)).expect(200, 'settings five');
  });

  it('cannot reuse the versions of builds that a server found at its start', async () => {
    const workspace = await makeWorkspace();
    await build(workspace, 'shell', 'shell of the checkout', { version: '9.0.0' });
    await api.application.get(WorkspaceBuilds).publish(workspace);
    await sendRelease(admin(), 'shell', await makeRelease('shell', '9.0.0', 'another shell')).expect(409);
    const same = await makeRelease('shell', '9.0.0', 'shell of the checkout');
    const { body } = await sendRelease(admin(), 'shell', same).expect(200);
    expect(body).toMatchObject({ origin: 'workspace', publishedBy: null, isActive: true });
  });

  it('are listed newest first, in pages', async () => {
    for (const version of ['1.0.1', '1.0.2']) {
      await sendRelease(admin(), 'mfe-social', await makeRelease('mfe-social', version)).expect(201);
    }
    const { body, headers } = await admin().get('/modules/mfe-social/releases?limit=2&offset=1').expect(200);
    expect((body as ReleaseSummary[]).map(({ version }) => version)).toEqual(['1.0.1', '1.0.0']);
    expect(headers['x-total-count']).toBe('3');
    await admin().get('/modules/mfe-social/releases?limit=1000').expect(400);
  });

  it('are published and listed only with the permission', async () => {
    const archive = await makeRelease('mfe-people', '7.0.0');
    const wrongToken = `Bearer ${await token('mfe-social')}`;
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
      [api.asVisitor().set('Authorization', wrongToken) as TestAgent, 403],
    ] as const) {
      await sendRelease(agent, 'mfe-people', archive).expect(status);
    }
    await api.asVisitor().get('/modules/mfe-people/releases').expect(401);
    await api.as('manager').get('/modules').expect(403);
    await sendRelease(admin(), 'Nobody', archive).expect(404);
    await admin().get('/modules/releases/01a20256-a16b-7b19-8ba8-b314405436be').expect(404);
    await sendRelease(admin(), 'mfe-people', archive, '?revision=a%20b').expect(400);
    await admin().post('/modules/mfe-people/releases').send({ version: '7.0.0' }).expect(400);
    await admin()
      .post('/modules/mfe-people/releases')
      .set('Content-Type', 'application/gzip')
      .send(archive)
      .expect(415);
    await admin().post('/modules').set('Content-Type', RELEASE_TYPE).send(archive).expect(415);
    expect((await releasesOf('mfe-people')).map(({ version }) => version)).not.toContain('7.0.0');
  });
});
