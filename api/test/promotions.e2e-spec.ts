import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { Promotion } from '@vitral/contracts/environments';
import type { ReleaseDetail } from '@vitral/contracts/releases';
import { Release } from '../src/modules/releases/release.entity.ts';
import { createToken, PromotingSites } from './set-up/promoting-sites.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { putSettings } from './set-up/put-settings.ts';
import { refusal } from './set-up/signed-site.ts';
import { registerKey } from './set-up/signing.ts';
import { type Api } from './start-api.ts';

let sites: PromotingSites;
/** A release that is active on staging. */
let active: ReleaseDetail;
beforeAll(async () => {
  sites = await PromotingSites.start();
  await registerKey(sites.production, sites.site.pair);
  active = await sites.site.publish();
  await sites.site.activate(active).expect(200);
});
afterAll(() => sites.stop());
beforeEach(async () => {
  sites.proxy.alter = (upload) => upload;
  await sites.staging.em().execute('delete from environment; delete from promotion');
  await sites.add();
});

/** The admin of both sites. */
const PERSON = 'Adriana Salazar';
const auditOf = async (api: Api, noun: string) =>
  (await api.as('admin').get('/audit').query({ noun }).expect(200)).body as AuditEntry[];
const outcome = (step: string, problem: object | null = null) => ({ step, problem });

describe('a promotion', () => {
  it('sends the same bytes with the signature that the other site requires, and activates them there', async () => {
    await putSettings(sites.production, { moduleSignatures: 'required' });
    const release = active;

    const promotion = await sites.promote(release);

    expect(promotion).toMatchObject({ ...outcome('done'), digest: release.digest, actorName: PERSON });
    const [arrived] = await sites.arrived();
    expect(arrived).toMatchObject({
      ...{ version: release.version, digest: release.digest, files: release.files, isActive: true },
      ...{ hasSbom: true, signature: { fingerprint: sites.site.pair.fingerprint } },
      publishedBy: 'De staging (*)',
      promotion: { site: 'staging.example.org', person: PERSON, provedAt: expect.stringMatching(/^20/) },
    });
    const sbomOf = async (api: Api, { id }: ReleaseDetail) =>
      (await api.as('admin').get(`/modules/mfe-people/releases/${id}/sbom`).expect(200)).text;
    if (!arrived) throw new Error('It did not arrive');
    expect(await sbomOf(sites.production, arrived)).toBe(await sbomOf(sites.staging, release));
    const [versions] = await sites.versions();
    expect(versions?.modules.find(({ name }) => name === 'mfe-people')?.active).toEqual({
      ...{ version: release.version, digest: release.digest, isDifferent: false },
    });
    await putSettings(sites.production, {});
  });

  it('is in the audit log of both sites with its person', async () => {
    const release = active;
    await sites.promote(release, { action: 'publish' });
    const [end, begin] = await auditOf(sites.staging, 'environments');
    expect(begin).toMatchObject({
      ...{ verb: 'published', itemName: 'production', actorName: PERSON },
      changes: { after: { module: 'mfe-people', release: release.version, action: 'publish' } },
    });
    expect(end).toMatchObject({ verb: 'published', changes: { after: { step: 'done' } } });
    const [there] = await auditOf(sites.production, 'modules');
    expect(there).toMatchObject({
      ...{ verb: 'published', actorName: 'De staging (*)', itemName: `mfe-people ${release.version}` },
      changes: { after: { site: 'staging.example.org', person: PERSON } },
    });
  });

  it('ends at once without a change if the other site already has the bytes', async () => {
    await sites.promote(active);
    const before = await sites.arrived();
    expect(await sites.promote(active)).toMatchObject(outcome('done'));
    expect(await sites.arrived()).toEqual(before);
  });

  it('runs once for two parallel requests', async () => {
    sites.proxy.uploads.length = 0;
    const started = await Promise.all([1, 2, 3].map(() => sites.start(active).expect(201)));
    const ids = new Set(started.map(({ body }) => (body as Promotion).id));
    expect(ids.size).toBe(1);
    for (const id of ids) expect(await sites.ended(id)).toMatchObject(outcome('done'));
    expect(sites.proxy.uploads).toHaveLength(1);
  });

  it('makes the release the candidate for a share of the visitors', async () => {
    const release = await sites.site.publish();
    expect(await sites.promote(release, { action: 'share', share: 20 })).toMatchObject(outcome('done'));
    const { body } = await sites.production.as('admin').get('/modules/channel').expect(200);
    expect(body.candidate).toMatchObject({ share: 20, release: { digest: release.digest } });
    await sites.promote(release);
    expect((await sites.arrived())[0]).toMatchObject({ isActive: true, isCandidate: false });
  });
});

describe('a promotion is refused', () => {
  it('by a site that requires signatures, for an unsigned release', async () => {
    const { body } = await sites.site.send(await sites.site.leaveUnsigned()).expect(201);
    await putSettings(sites.production, { moduleSignatures: 'required' });
    const { version, name: module } = body as ReleaseDetail;
    const problem = refusal('signature-missing', { module, version });
    expect(await sites.promote(body as ReleaseDetail)).toMatchObject(outcome('refused', problem));
    expect((await sites.arrived()).map((release) => release.version)).not.toContain(version);
    await putSettings(sites.production, {});
  });

  const replace = (body: Buffer, from: string, to: string) => {
    const bytes = Buffer.from(body);
    bytes.write(to, bytes.indexOf(from));
    return bytes;
  };

  it.each([
    ['a script', 'people two', 'people TWO', refusal('file-altered')],
    ['the list of packages', '"react"', '"REACT"', refusal('signature-file-changed')],
  ])('by the other site, if the network changes %s', async (_part, from, to, problem) => {
    const release = await sites.site.publish({ script: 'people two' });
    sites.proxy.alter = ({ path, body }) => ({ path, body: replace(body, from, to) });
    expect(await sites.promote(release)).toMatchObject(outcome('refused', problem));
    expect((await sites.arrived()).map(({ version }) => version)).not.toContain(release.version);
  });

  it('by the other site, if the network replaces the whole release by another one', async () => {
    const release = await sites.site.publish();
    const body = await makeRelease('mfe-people', release.version, 'steal()');
    sites.proxy.alter = ({ path }) => ({ path, body });
    expect(await sites.promote(release)).toMatchObject(outcome('refused', { code: 'modules.other-digest' }));
    expect((await sites.arrived()).map(({ version }) => version)).not.toContain(release.version);
  });

  it('by the other site, if its version has other bytes there', async () => {
    const release = await sites.site.publish();
    await sendRelease(
      sites.production.as('admin'),
      'mfe-people',
      await makeRelease('mfe-people', release.version, 'other'),
    ).expect(201);
    const problem = { code: 'modules.version-taken', params: { version: release.version } };
    expect(await sites.promote(release)).toMatchObject(outcome('refused', problem));
  });

  it('by the other site, while nobody there has granted what the module asks for', async () => {
    const archive = await makeRelease('blog', '1.0.0', '1', { asks: { calls: ['/api/testimonials'] } });
    const { body: blog } = await sites.site.send(archive, 'blog').expect(201);
    await sites.staging.as('admin').post(`/modules/releases/${blog.id}/grant`).send({}).expect(204);
    const problem = refusal('grant-missing', { module: 'blog', asks: 'call /api/testimonials' });
    expect(await sites.promote(blog)).toMatchObject(outcome('refused', problem));
    // Without an activation the release is only published, and the result says what prevents its activation.
    expect(await sites.promote(blog, { action: 'publish' })).toMatchObject(outcome('done', problem));
    expect(await sites.arrived('blog')).toMatchObject([{ digest: blog.digest, isActive: false }]);
  });

  it('by this site, for a release that does not pass its proof here', async () => {
    const archive = await makeRelease('diary', '1.0.0', '1', { asks: { calls: ['/api/testimonials'] } });
    const { body: diary } = await sites.site.send(archive, 'diary').expect(201);
    sites.proxy.uploads.length = 0;
    expect(await sites.promote(diary)).toMatchObject(outcome('refused', refusal('grant-missing')));
    expect(sites.proxy.uploads).toEqual([]);
  });

  it('by the other site, if its token may not activate or is of another module', async () => {
    const [publishing, other] = [
      await createToken(sites.production, { mayActivate: false }),
      await createToken(sites.production, { module: 'mfe-social' }),
    ];
    await sites.add({ name: 'publishing', token: publishing.token });
    await sites.add({ name: 'social', token: other.token });
    const problem = { code: 'modules.token-scope' };
    for (const environment of ['publishing', 'social'])
      expect(await sites.promote(active, { environment })).toMatchObject(outcome('refused', problem));
    expect(await sites.promote(active, { environment: 'publishing', action: 'publish' })).toMatchObject(
      outcome('done'),
    );
  });

  it.each([
    ['is down', 'http://127.0.0.1:1', 'environments.unreachable'],
    ['is in a network that the server must not reach', 'https://10.0.0.1', 'environments.private-address'],
    ['is on a port that nobody allowed', 'https://127.0.0.1:2', 'environments.private-address'],
  ])('when the other site %s', async (_how, url, code) => {
    await sites.add({ name: 'away', url });
    const promotion = await sites.promote(active, { environment: 'away' });
    expect(promotion).toMatchObject(outcome('refused', { code }));
    expect((await sites.versions()).find(({ name }) => name === 'away')).toMatchObject({
      ...{ problem: { code }, modules: [] },
    });
  });

  it.each(['cut', 'redirect'] as const)(
    'after an upload that the network %ss, which leaves nothing',
    async (how) => {
      const release = await sites.site.publish();
      sites.proxy.alter = () => how;
      expect((await sites.promote(release)).step).toBe('refused');
      expect((await sites.arrived()).map(({ version }) => version)).not.toContain(release.version);
      sites.proxy.alter = (upload) => upload;
      expect(await sites.promote(release)).toMatchObject(outcome('done'));
    },
  );

  it('to people without the permission, and to tokens without the right', async () => {
    const input = {
      environment: 'production',
      module: 'mfe-people',
      version: active.version,
      action: 'publish',
    };
    const post = (agent: ReturnType<Api['asVisitor']>) => agent.post('/environments/promotions').send(input);
    await post(sites.staging.asVisitor()).expect(401);
    await post(sites.staging.as('manager')).expect(403);
    const by = async (mayPromote: boolean, module = 'mfe-people') => {
      const { token } = await createToken(sites.staging, { mayPromote, module });
      return post(sites.staging.asVisitor()).set({ authorization: `Bearer ${token}` });
    };
    for (const response of [await by(false), await by(true, 'mfe-social')])
      expect(response).toMatchObject({ status: 403, body: { code: 'modules.token-scope' } });
    const { status, body } = await by(true);
    expect(status).toBe(201);
    expect(await sites.ended(body.id)).toMatchObject({ step: 'done', actorName: 'De staging (mfe-people)' });
  });

  it('for releases, versions and environments that do not exist', async () => {
    const release = await sites.site.publish();
    await sites.start({ name: 'mfe-people', version: '9.9.9' }).expect(404);
    await sites.start(release, { environment: 'nowhere' }).expect(404);
    await sites.start(release, { action: 'share' }).expect(400);
    await sites.staging.em().nativeUpdate(Release, { id: release.id }, { removedAt: new Date() });
    expect((await sites.start(release).expect(409)).body.code).toBe('modules.removed');
  });
});
