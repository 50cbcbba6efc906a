import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModulePreview } from '@vitral/contracts/module-previews';
import type { ReleaseName } from '@vitral/contracts/modules';
import { ModulePreview as ModulePreviewRow } from '../src/modules/serving/module-previews.entity.ts';
import type { Release } from '../src/modules/releases/release.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
import { PreviewSite } from './set-up/preview-site.ts';
import { nameOf, ProofDouble } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 86_400_000;

let api: Api;
let site: PreviewSite;
let page: Release;
let people: Release;

beforeAll(async () => {
  api = await startApi();
  site = await PreviewSite.open(api);
  page = await site.addPublic('changed');
  people = await site.addPeople('people two');
});
afterAll(() => api.stop());
afterEach(async () => {
  site.proof.decide = () => [];
  await api.em().nativeDelete(ModulePreviewRow, {});
});

type Rights = { mayActivate?: boolean; mayPreview?: boolean };

async function tokenFor(module: ReleaseName, rights: Rights): Promise<string> {
  const input = { name: 'CI', module, days: 30, ...rights };
  const { body } = await api.as('admin').post('/module-tokens').send(input).expect(201);
  return `Bearer ${(body as { token: string }).token}`;
}

const put = (token: string, name: string, { id }: Release) =>
  api.asVisitor().put(`/module-previews/${name}`).set('Authorization', token).send({ releaseId: id });
const end = (token: string, name: string) =>
  api.asVisitor().delete(`/module-previews/${name}`).set('Authorization', token);
const names = (previews: ModulePreview[]) => previews.map(({ name }) => name);
const daysUntil = ({ endsAt }: ModulePreview) => Math.round((Date.parse(endsAt) - Date.now()) / DAY_MS);

describe('module previews', () => {
  it('a release is proved with the active ones, and its link is in the response and in the list', async () => {
    site.proof.calls = [];
    const preview = await site.preview('pr-17', page);
    expect(preview).toMatchObject({
      name: 'pr-17',
      path: expect.stringMatching(/^\/\?preview=pr-17\.[\w-]{43}$/),
      releases: [{ id: page.id, name: 'mfe-public', version: page.version, digest: page.digest }],
      ...{ createdBy: 'Adriana Salazar', isUsable: true, pages: 0, failures: 0, errors: 0 },
      weight: { scripts: { before: expect.any(Number), after: expect.any(Number) } },
    });
    expect(daysUntil(preview)).toBe(7);
    expect(site.proof.calls).toMatchObject([{ changed: [nameOf(page)], trial: true, author: 'person' }]);
    const { weight: _weight, ...row } = preview;
    expect(await site.list()).toEqual([row]);
    const { body } = await api.as('admin').get('/audit').query({ noun: 'module-previews' }).expect(200);
    expect(body).toMatchObject([{ verb: 'created', itemName: 'pr-17' }]);
  });

  it('a refused release joins no preview', async () => {
    site.proof.decide = () => [{ code: 'module-absent', params: { module: 'mfe-social' } }];
    const { body } = await api
      .as('admin')
      .put('/module-previews/pr-17')
      .send({ releaseId: page.id })
      .expect(422);
    expect(body).toMatchObject({ code: 'modules.refused' });
    expect(await site.list()).toEqual([]);
  });

  it('modules join one preview, a later release replaces the earlier one, and the link stays', async () => {
    const { path } = await site.preview('pr-17', page);
    const later = await site.addPublic('later');
    site.proof.calls = [];
    await site.preview('pr-17', people);
    expect(site.proof.calls[0]?.releases).toEqual(expect.arrayContaining([nameOf(page), nameOf(people)]));
    const updated = await site.preview('pr-17', later);
    expect(updated.releases.map(({ id }) => id)).toEqual([people.id, later.id]);
    expect(updated.path).toBe(path);

    const extended = await site.preview('pr-17', later, 20);
    expect(daysUntil(extended)).toBe(20);
    expect(extended.path).not.toBe(path);
  });

  it('parallel publications to one preview all take part, also on two servers', async () => {
    const other = await api.startAnother();
    const proof = new ProofDouble(other.application);
    const headers = {
      Authorization: await tokenFor('mfe-people', { mayPreview: true }),
      'Content-Type': 'application/json',
    };
    try {
      const publishPeople = async () => {
        const body = JSON.stringify({ releaseId: people.id });
        return (await fetch(`${other.url}/api/module-previews/pr-17`, { method: 'PUT', headers, body }))
          .status;
      };
      const [status] = await Promise.all([
        publishPeople(),
        site.preview('pr-17', page),
        site.preview('pr-18', page),
      ]);
      expect(status).toBe(200);
      expect(proof.calls.length).toBeGreaterThan(0);
      const previews = await site.list();
      expect(names(previews).sort()).toEqual(['pr-17', 'pr-18']);
      const shared = previews.find(({ name }) => name === 'pr-17');
      expect(shared?.releases.map(({ id }) => id)).toEqual([people.id, page.id]);
    } finally {
      await other.close();
    }
  });

  it('only admins see and change previews', async () => {
    await site.preview('pr-17', page);
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      expect([401, 403]).toContain((await agent.get('/module-previews')).status);
      expect([401, 403]).toContain((await agent.delete('/module-previews/pr-17')).status);
      const { status } = await agent.put('/module-previews/pr-17').send({ releaseId: people.id });
      expect([401, 403]).toContain(status);
    }
    expect(await site.list()).toMatchObject([{ name: 'pr-17', releases: [{ id: page.id }] }]);
  });

  it('a token needs the right and changes only its own module', async () => {
    const publishing = await tokenFor('mfe-public', {});
    const previewing = await tokenFor('mfe-public', { mayPreview: true });
    const activating = await tokenFor('mfe-people', { mayActivate: true });
    for (const request of [
      put(publishing, 'pr-17', page),
      end(publishing, 'pr-17'),
      put(previewing, 'pr-17', people),
    ]) {
      expect((await request.expect(403)).body).toMatchObject({ code: 'modules.token-scope' });
    }
    await put(previewing, 'pr-17', page).expect(200);
    await put(activating, 'pr-17', people).expect(200);
    await end(previewing, 'pr-17').query({ module: 'mfe-people' }).expect(403);
    await api
      .asVisitor()
      .post(`/modules/releases/${page.id}/activate`)
      .set('Authorization', previewing)
      .send({})
      .expect(403);
    const listed = async (token: string): Promise<ModulePreview[]> =>
      (await api.asVisitor().get('/module-previews').set('Authorization', token).expect(200)).body;
    expect(names(await listed(previewing))).toEqual(['pr-17']);
    expect(await listed(await tokenFor('mfe-social', { mayPreview: true }))).toEqual([]);

    await end(previewing, 'pr-17').expect(204);
    expect(await site.list()).toMatchObject([
      { createdBy: 'CI (mfe-public)', releases: [{ id: people.id }] },
    ]);
    await end(activating, 'pr-17').expect(204);
    expect(await site.list()).toEqual([]);
    expect((await end(activating, 'pr-17').expect(404)).body).toMatchObject({
      code: 'module-previews.not-found',
    });
  });

  it('an admin ends a whole preview', async () => {
    await site.preview('pr-17', page);
    await site.preview('pr-17', people);
    await api.as('admin').delete('/module-previews/pr-17').expect(204);
    expect(await site.list()).toEqual([]);
    await api.as('admin').delete('/module-previews/pr-17').expect(404);
  });

  it('a preview that has ended begins again with another link', async () => {
    const { path } = await site.preview('pr-17', page);
    await api.em().nativeUpdate(ModulePreviewRow, { name: 'pr-17' }, { endsAt: new Date(Date.now() - 1000) });
    expect(await site.list()).toEqual([]);
    const again = await site.preview('pr-17', people);
    expect(again.releases.map(({ id }) => id)).toEqual([people.id]);
    expect(again.path).not.toBe(path);
  });

  it.each(['PR-17', 'pr.17', 'p'.repeat(41), '%20'])('refuses the name %s', async (name) => {
    await api.as('admin').put(`/module-previews/${name}`).send({ releaseId: page.id }).expect(400);
  });

  it('refuses invalid numbers of days, unknown releases and more previews than the limit', async () => {
    const send = (input: object) => api.as('admin').put('/module-previews/pr-17').send(input);
    for (const days of [0, 31, 1.5, '7']) await send({ releaseId: page.id, days }).expect(400);
    await send({ releaseId: NOBODY }).expect(404);
    await send({}).expect(400);
    const em = api.em();
    const [now, endsAt] = [new Date(), new Date(Date.now() + DAY_MS)];
    for (let number = 0; number < 50; number += 1) {
      const more = { releaseIds: [page.id], createdBy: 'CI', createdById: NOBODY, updatedAt: now, endsAt };
      em.create(ModulePreviewRow, { name: `full-${number}`, ...more });
    }
    await em.flush();
    const { body } = await send({ releaseId: page.id }).expect(409);
    expect(body).toMatchObject({ code: 'module-previews.too-many', params: { max: 50 } });
  });
});
