import type { ReleaseName } from '@vitral/contracts/modules';
import type { ChannelChange } from '@vitral/contracts/releases';
import type TestAgent from 'supertest/lib/agent.js';
import type { Release } from '../../src/modules/releases/release.entity.ts';
import type { Api } from '../start-api.ts';
import { addRelease, ProofDouble, startSite } from './release-channel.ts';

/** A site whose channel an admin controls, with a proof that passes everything unless a spec sets `decide`. */
export class ChannelSite {
  readonly admin: TestAgent;
  readonly proof: ProofDouble;
  /** Major version of the releases that are active at the beginning: `<version>.0.0`. */
  version = 1;

  constructor(private readonly api: Api) {
    this.admin = api.as('admin');
    this.proof = new ProofDouble(api.application);
  }

  /** Activates new releases of every module before each test, without a candidate. */
  async begin(): Promise<void> {
    this.proof.decide = () => [];
    await startSite(this.api.application, `${++this.version}.0.0`);
    this.proof.calls = [];
  }

  add(name: ReleaseName, patch: number) {
    return addRelease(this.api.application, name, `${this.version}.0.${patch}`);
  }

  activate(release: Release, share?: number) {
    return this.admin.post(`/modules/releases/${release.id}/activate`).send({ share });
  }

  rollBack(name: ReleaseName, from?: string) {
    return this.admin.post(`/modules/${name}/rollback`).send({ from });
  }

  async history(query = {}): Promise<ChannelChange[]> {
    const { body } = await this.admin
      .get('/modules/history')
      .query({ limit: 5, ...query })
      .expect(200);
    return body as ChannelChange[];
  }
}
