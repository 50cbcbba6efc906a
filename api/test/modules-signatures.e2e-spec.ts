import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleaseStatement } from '@vitral/contracts/release-signatures';
import type { ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { Release } from '../src/modules/releases/release.entity.ts';
import { SigningKey } from '../src/signing-keys/signing-keys.entity.ts';
import type { Part } from './set-up/archive-parts.ts';
import { makeRelease } from './set-up/publishing.ts';
import { refusal, SignedSite } from './set-up/signed-site.ts';
import { makeKeyPair, sbomOf, signRelease } from './set-up/signing.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let site: SignedSite;
beforeAll(async () => {
  api = await startApi();
  site = await SignedSite.open(api);
});
afterAll(() => api.stop());
beforeEach(() => site.renewKey());

const replacing = (name: string, text: string) => (parts: Part[]) =>
  parts.map((part) => (part.name === name ? { name, content: Buffer.from(text) } : part));

describe('signed releases', () => {
  it('name their signer in lists and details, and are activated', async () => {
    const release = await site.publish();
    const { id: keyId, name: signer, fingerprint } = site.key;
    expect(release).toMatchObject({
      signature: { keyId, signer, fingerprint, isRevoked: false },
      hasSbom: true,
      problems: [],
    });
    expect(release.files.map(({ path }) => path)).toEqual(['entry.js', 'module.json', 'texts.json']);
    const { body } = await site.admin().get('/modules/mfe-people/releases').expect(200);
    expect((body as ReleaseSummary[])[0]).toMatchObject({ id: release.id, signature: release.signature });
    await site.activate(release).expect(200);
    await site.scriptOf(release).expect(200);
    for (const file of ['signature.dsse.json', 'sbom.cdx.json'])
      await api
        .site()
        .get(`/modules/mfe-people/${release.version}-${release.digest.slice(0, 8)}/${file}`)
        .expect(404);
  });

  it('are the unsigned ones with the same bytes, once somebody signs them', async () => {
    const version = site.next();
    const plain = await makeRelease('mfe-people', version, 'same');
    const unsigned = (await site.send(plain).expect(201)).body as ReleaseDetail;
    expect(unsigned).toMatchObject({ signature: null, hasSbom: false });
    const signed = await site.sign({ script: 'same' }, version);
    const { body } = await site.send(signed).expect(200);
    expect(body).toMatchObject({ id: unsigned.id, signature: { keyId: site.key.id }, hasSbom: true });
    expect((await site.send(signed).expect(200)).body.signature).toEqual(body.signature);
    expect((await site.send(plain).expect(200)).body.signature).toEqual(body.signature);
  });

  describe('are refused at publication', () => {
    it('by a key that the site does not know', async () => {
      const stranger = makeKeyPair();
      const { body } = await site.send(await signRelease(site.next(), stranger)).expect(422);
      const fingerprint = stranger.fingerprint.slice(0, 16);
      expect(body).toMatchObject(refusal('signature-key-unknown', { fingerprint }));
    });

    it('by a revoked key', async () => {
      await site.revoke();
      const { body } = await site.send(await site.sign()).expect(422);
      const params = { ...site.signer(), reason: 'Portátil perdido' };
      expect(body).toMatchObject(refusal('signature-key-revoked', params));
    });

    it('by an expired key, whose earlier signatures stay valid', async () => {
      const before = await site.publish();
      const expiresAt = new Date('2026-01-02T12:00:00Z');
      await api.em().nativeUpdate(SigningKey, { id: site.key.id }, { expiresAt });
      const { body } = await site.send(await site.sign()).expect(422);
      const params = { ...site.signer(), date: '2026-01-02' };
      expect(body).toMatchObject(refusal('signature-key-expired', params));

      await api.em().nativeUpdate(Release, { id: before.id }, { signedAt: new Date('2026-01-01') });
      await site.activate(before).expect(200);
    });

    it('by a key of another module', async () => {
      const { body } = await site.send(await site.sign({ name: 'mfe-social' }), 'mfe-social').expect(422);
      const params = { ...site.signer(), module: 'mfe-social' };
      expect(body).toMatchObject(refusal('signature-key-module', params));
    });

    it('by a signature of another key', async () => {
      const impostor = { ...makeKeyPair(), fingerprint: site.pair.fingerprint };
      const { body } = await site.send(await signRelease(site.next(), impostor)).expect(422);
      expect(body).toMatchObject(refusal('signature-wrong', site.signer()));
    });

    it('for another version', async () => {
      const version = site.next();
      const statement = ({ predicate, ...rest }: ReleaseStatement) => ({
        ...rest,
        predicate: { ...predicate, version: '9.9.9' },
      });
      const { body } = await site.send(await site.sign({ statement }, version)).expect(422);
      const params = { found: 'mfe-people 9.9.9', release: `mfe-people ${version}` };
      expect(body).toMatchObject(refusal('signature-other-release', params));
    });

    it.each([
      ['was changed', 'texts.json', replacing('texts.json', '{"es":{},"en":{},"fr":{} }')],
      ['was changed', 'sbom.cdx.json', replacing('sbom.cdx.json', sbomOf('react@19.3.2'))],
      [
        'was added',
        'more.txt',
        (parts: Part[]) => [...parts, { name: 'more.txt', content: Buffer.from('') }],
      ],
      ['was left out', 'sbom.cdx.json', (parts: Part[]) => parts.filter(({ name }) => !/sbom/.test(name))],
    ])('with a file that %s after signing: %s', async (_how, file, parts) => {
      const { body } = await site.send(await site.sign({ parts })).expect(422);
      expect(body).toMatchObject(refusal('signature-file-changed', { file }));
    });

    it.each([
      ['that is a text', () => 'x'],
      ['without signatures', (envelope: object) => ({ ...envelope, signatures: [] })],
      ['of another type', (envelope: object) => ({ ...envelope, payloadType: 'text/plain' })],
    ])('with an envelope %s', async (_what, envelope) => {
      const { body } = await site.send(await site.sign({ envelope })).expect(422);
      expect(body).toMatchObject(refusal('signature-unreadable'));
    });

    it('with a signed statement of other content', async () => {
      const { body } = await site.send(await site.sign({ statement: () => [] })).expect(422);
      expect(body).toMatchObject(refusal('signature-unreadable'));
    });
  });
});
