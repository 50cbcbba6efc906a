import type { ReleaseDetail } from '@vitral/contracts/releases';
import type { SigningKey } from '@vitral/contracts/signing-keys';
import type { Release } from '../../src/modules/releases/release.entity.ts';
import type { Api } from '../start-api.ts';
import { sendRelease } from './publishing.ts';
import { ServedSite } from './served-site.ts';
import { type Changes, type KeyPair, makeKeyPair, registerKey, signRelease } from './signing.ts';

type Named = Pick<Release, 'version' | 'digest'>;

/** A site with a registered key, to which an admin publishes releases of mfe-people. */
export class SignedSite {
  pair!: KeyPair;
  key!: SigningKey;
  private number = 0;

  private constructor(
    readonly api: Api,
    readonly served: ServedSite,
  ) {}

  static async open(api: Api): Promise<SignedSite> {
    const site = new SignedSite(api, await ServedSite.open(api));
    await site.renewKey();
    return site;
  }

  async renewKey(): Promise<void> {
    this.pair = makeKeyPair();
    this.key = await registerKey(this.api, this.pair);
  }

  /** A version that no release has yet. */
  next = (): string => `2.0.${++this.number}`;

  admin = () => this.api.as('admin');

  send = (archive: Buffer, name = 'mfe-people') => sendRelease(this.admin(), name, archive);

  sign = (changes: Changes = {}, version = this.next()) => signRelease(version, this.pair, changes);

  async publish(changes: Changes = {}, version = this.next()): Promise<ReleaseDetail> {
    return (await this.send(await this.sign(changes, version)).expect(201)).body as ReleaseDetail;
  }

  /** Packs a release that has a list of its packages, but no signature. */
  leaveUnsigned = (version = this.next()) =>
    this.sign({ parts: (parts) => parts.filter(({ name }) => name !== 'signature.dsse.json') }, version);

  activate = ({ id }: Pick<Release, 'id'>, share?: number) =>
    this.admin().post(`/modules/releases/${id}/activate`).send({ share });

  rollBack = () => this.admin().post('/modules/mfe-people/rollback').send({});

  /** Activates two releases: the active one, and the one that a rollback would activate. */
  async activateTwo(): Promise<{ previous: ReleaseDetail; active: ReleaseDetail }> {
    const [previous, active] = [await this.publish(), await this.publish()];
    for (const release of [previous, active]) await this.activate(release).expect(200);
    return { previous, active };
  }

  /** Does the same with containers of different names, which run side by side. */
  async activatePair(): Promise<void> {
    for (const library of ['mfe_people_before', 'mfe_people_after'])
      await this.activate(await this.publish({ library })).expect(200);
  }

  revoke = () =>
    this.admin().post(`/signing-keys/${this.key.id}/revoke`).send({ reason: 'Portátil perdido' }).expect(200);

  async detailOf(id: string): Promise<ReleaseDetail> {
    return (await this.admin().get(`/modules/releases/${id}`).expect(200)).body as ReleaseDetail;
  }

  scriptOf = ({ version, digest }: Named) =>
    this.api.site().get(`/modules/mfe-people/${version}-${digest.slice(0, 8)}/entry.js`);

  /** Parameters of a problem that names the key. */
  signer = () => ({ signer: this.key.name, fingerprint: this.pair.fingerprint.slice(0, 16) });
}

export const refusal = (code: string, params: object = {}) => ({
  code: 'modules.refused',
  params: { reasons: [{ code, params }] },
});
