import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseChannel, ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { Release } from '../src/modules/releases/release.entity.ts';
import { ReleaseArchives } from '../src/modules/releases/release-archives.ts';
import { readContent } from '../src/modules/releases/release-content.ts';
import { ReleaseFolders } from '../src/modules/releases/release-folders.ts';
import { putSettings } from './set-up/put-settings.ts';
import { refusal, SignedSite } from './set-up/signed-site.ts';
import { makeWorkspace } from './set-up/workspace.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: SignedSite;
beforeAll(async () => {
  api = await startApi();
  site = await SignedSite.open(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await putSettings(api, {});
  await site.renewKey();
});

const REVOKED = refusal('signature-key-revoked', { reason: 'Portátil perdido' });
const channel = async () => (await site.admin().get('/modules/channel').expect(200)).body as ReleaseChannel;
const archives = () => api.application.get(ReleaseArchives);

/** Replaces the stored archive of a release and removes the copies on this machine; returns what the archive holds now. */
async function tamperWith({ id }: Pick<Release, 'id'>) {
  const folder = await makeWorkspace();
  const stored = await api.em().findOneOrFail(Release, { id });
  await archives().unpack(stored, folder);
  await writeFile(join(folder, 'entry.js'), 'steal()');
  const content = await readContent(folder);
  await archives().keep(stored, folder, content.files);
  await rm(api.application.get(ReleaseFolders).root, { recursive: true });
  return { ...content, folder };
}

describe('releases of a key that is revoked later', () => {
  it('are served and marked while active, but neither activated nor rolled back to', async () => {
    const { active } = await site.activateTwo();
    const other = await site.publish();
    await site.revoke();

    expect(await site.detailOf(active.id)).toMatchObject({ isActive: true, signature: { isRevoked: true } });
    await site.scriptOf(active).expect(200);
    expect((await site.activate(other).expect(422)).body).toMatchObject(REVOKED);
    expect((await site.rollBack().expect(422)).body).toMatchObject(REVOKED);
    const { body } = await site.admin().get(`/modules/releases/${other.id}/problems`).expect(200);
    expect(body).toMatchObject([{ code: 'signature-key-revoked' }]);
  });

  it('get no larger share of the visitors and are not promoted', async () => {
    const { body } = await site.activate(await site.publish(), 10).expect(200);
    await site.revoke();
    const { version } = body as ReleaseChannel;
    const path = '/modules/channel/candidate';
    expect((await site.admin().put(path).send({ share: 50, version }).expect(422)).body).toMatchObject(
      REVOKED,
    );
    expect((await site.admin().post(`${path}/promote`).send({}).expect(422)).body).toMatchObject(REVOKED);
    await site.admin().delete(`${path}?version=${version}`).expect(200);
  });

  it('are activated after another key has signed them', async () => {
    const version = site.next();
    const release = await site.publish({ script: 'kept' }, version);
    await site.revoke();
    await site.renewKey();
    const { body } = await site.send(await site.sign({ script: 'kept' }, version)).expect(200);
    expect(body).toMatchObject({ id: release.id, signature: { keyId: site.key.id, isRevoked: false } });
    await site.activate(release).expect(200);
  });

  it('are not fallbacks for browsers in which the active one fails', async () => {
    const fallbacks = async () =>
      (await site.served.page('/admin').expect(200)).text.match(/"fallbacks":\[\{/);
    await site.activatePair();
    expect(await fallbacks()).not.toBeNull();
    await site.revoke();
    expect(await fallbacks()).toBeNull();
  });
});

describe('signed releases whose stored bytes were changed', () => {
  it('are neither served nor activated, even if the digest in the database was changed as well', async () => {
    const release = await site.publish();
    const { digest, files, folder } = await tamperWith(release);
    await archives().keep({ name: 'mfe-people', digest }, folder, files);
    await api.em().nativeUpdate(Release, { id: release.id }, { digest, files });

    await site.scriptOf({ version: release.version, digest }).expect(404);
    const { body } = await site.activate(release).expect(422);
    expect(body).toMatchObject(refusal('signature-file-changed', { file: 'entry.js' }));
  });

  it('are not served with a list of files that still names the signed ones', async () => {
    const release = await site.publish();
    const { digest, folder, files } = await tamperWith(release);
    await archives().keep({ name: 'mfe-people', digest }, folder, files);
    await api.em().nativeUpdate(Release, { id: release.id }, { digest });
    await site.scriptOf({ version: release.version, digest }).expect(404);
  });

  it('are not rolled back to', async () => {
    const { previous, active } = await site.activateTwo();
    await tamperWith(previous);
    await site.rollBack().expect(409);
    await site.scriptOf(previous).expect(404);
    expect((await channel()).active.releases).toContainEqual(expect.objectContaining({ id: active.id }));
  });
});

describe('a site that requires signatures', () => {
  it('refuses unsigned releases at publication, activation and rollback, and serves active ones', async () => {
    const send = async () => (await site.send(await site.leaveUnsigned()).expect(201)).body as ReleaseDetail;
    const active = await send();
    await site.activate(active).expect(200);
    const stored = await send();
    const signed = await site.publish();
    await putSettings(api, { moduleSignatures: 'required' });

    const version = site.next();
    const { body } = await site.send(await site.leaveUnsigned(version)).expect(422);
    const missing = refusal('signature-missing', { module: 'mfe-people' });
    expect(body).toMatchObject(refusal('signature-missing', { module: 'mfe-people', version }));
    expect((await site.activate(stored).expect(422)).body).toMatchObject(missing);
    expect((await site.activate(stored, 10).expect(422)).body).toMatchObject(missing);
    await site.scriptOf(active).expect(200);
    expect(await site.detailOf(active.id)).toMatchObject({ isActive: true, signature: null });
    await site.activate(signed).expect(200);
    expect((await site.rollBack().expect(422)).body).toMatchObject(missing);
  });

  it('publishes new builds of the server without activating them', async () => {
    await putSettings(api, { moduleSignatures: 'required' });
    const before = await channel();
    await site.served.publishModule('mfe-people', 'a newer build', { library: 'mfe_people_newer' });
    expect(await channel()).toEqual(before);
    const { body } = await site.admin().get('/modules/mfe-people/releases').expect(200);
    expect((body as ReleaseSummary[])[0]).toMatchObject({ origin: 'workspace', isActive: false });
  });

  it('requires the list of the packages, too', async () => {
    await putSettings(api, { moduleSignatures: 'required' });
    const { body } = await site.send(await site.sign({ sbom: null })).expect(422);
    expect(body).toMatchObject(refusal('sbom-missing'));
  });
});
