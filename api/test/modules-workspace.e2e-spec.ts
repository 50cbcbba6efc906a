import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { LegacyReleases } from '../src/modules/releases/legacy-releases.ts';
import { ReleaseFolders } from '../src/modules/releases/release-folders.ts';
import { ReleaseCleanUpService } from '../src/modules/clean-up/release-clean-up.service.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { Release } from '../src/modules/releases/release.entity.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { makeRelease, sendRelease, storedReleases } from './set-up/publishing.ts';
import { ProofDouble } from './set-up/release-channel.ts';
import { build, makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let workspace: string;
beforeAll(async () => {
  api = await startApi();
  new ProofDouble(api.application);
  workspace = await makeWorkspace();
});
afterAll(() => api.stop());

const em = () => api.em();
const folders = () => api.application.get(ReleaseFolders);

/** Publishes the workspace builds, as each start of the server does. */
const restart = (checkout = workspace) => api.application.get(WorkspaceBuilds).publish(checkout);

async function publishAndActivate(name: ReleaseName, version: string): Promise<ReleaseDetail> {
  const { body } = await sendRelease(api.as('admin'), name, await makeRelease(name, version)).expect(201);
  const release = body as ReleaseDetail;
  await api.as('admin').post(`/modules/releases/${release.id}/activate`).send({}).expect(200);
  return release;
}

async function active(name: ReleaseName): Promise<ReleaseSummary | null> {
  const { body } = await api.as('admin').get('/modules').expect(200);
  const modules = body as { name: ReleaseName; active: ReleaseSummary | null }[];
  return modules.find((module) => module.name === name)?.active ?? null;
}

describe('releases from the workspace', () => {
  it('leaves a team’s activation in place while the checkout is unchanged', async () => {
    await build(workspace, 'shell', 'shell');
    await build(workspace, 'mfe-people', 'people one');
    await build(workspace, 'mfe-social', 'social');
    await restart();
    const first = await active('mfe-people');
    expect(first).toMatchObject({ origin: 'workspace', version: '1.2.3' });
    const published = await publishAndActivate('mfe-people', '2.0.0');
    await restart();
    expect(await active('mfe-people')).toMatchObject({ id: published.id });

    await build(workspace, 'mfe-people', 'people edited');
    await restart();
    expect(await active('mfe-people')).toMatchObject({ origin: 'workspace', publishedBy: null });
    expect(await active('mfe-people')).not.toMatchObject({ id: first?.id });

    await build(workspace, 'mfe-people', 'people one');
    await restart();
    expect(await active('mfe-people')).toMatchObject({ id: first?.id });
  });

  it('leaves modules without a build in the checkout unchanged', async () => {
    const before = await active('mfe-people');
    const other = await makeWorkspace();
    await build(other, 'shell', 'another shell');
    await restart(other);
    expect(await active('mfe-people')).toEqual(before);
    expect(await active('mfe-social')).not.toBeNull();
  });

  it('stores the archive of an unchanged build again if the store has lost it', async () => {
    const { id } = (await active('mfe-social')) as ReleaseSummary;
    const { dataDir } = api.application.get(Configuration);
    await rm(join(dataDir, 'releases'), { recursive: true });
    await rm(folders().root, { recursive: true });
    await restart();
    const release = await em().findOneOrFail(Release, { id });
    await access(join(await folders().of(release), 'entry.js'));
  });

  it('stores archives of old releases that exist only as a folder', async () => {
    const { id } = await publishAndActivate('mfe-people', '3.0.0');
    const release = await em().findOneOrFail(Release, { id });
    await folders().of(release);
    const { archives } = await storedReleases(api.application);
    const archive = archives.find((name) => name.includes(release.digest)) ?? '';
    const { dataDir } = api.application.get(Configuration);
    await rm(join(dataDir, 'releases', archive));
    await em().nativeUpdate(Release, { id }, { files: [], size: 0 });

    await api.application.get(LegacyReleases).adopt();
    expect((await storedReleases(api.application)).archives).toContain(archive);
    const { body } = await api.as('admin').get(`/modules/releases/${id}`).expect(200);
    expect(body).toMatchObject({ files: release.files, size: release.size });
  });

  it('deletes the remains of an interrupted publication, and copies without a release', async () => {
    const { dataDir } = api.application.get(Configuration);
    const whole = await storedReleases(api.application);
    await writeFile(join(dataDir, 'releases', '.incoming-1'), 'half');
    await writeFile(join(dataDir, 'releases', `mfe-people-${'0'.repeat(64)}.tar`), 'no row');
    const copies = await readdir(join(folders().root, 'mfe-people'));
    await mkdir(join(folders().root, 'mfe-people', '9.9.9-00000000'));

    await api.application.get(ReleaseCleanUpService).sweep();
    expect(await storedReleases(api.application)).toEqual(whole);
    expect(await readdir(join(dataDir, 'releases'))).toEqual(whole.archives);
    expect(await readdir(join(folders().root, 'mfe-people'))).toEqual(copies);
  });
});
