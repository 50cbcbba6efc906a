import { setTimeout as wait } from 'node:timers/promises';
import type {
  Environment,
  EnvironmentVersions,
  Promotion,
  PromotionInput,
} from '@vitral/contracts/environments';
import type { CreatedModuleToken, ModuleTokenInput } from '@vitral/contracts/module-tokens';
import type { ReleaseDetail } from '@vitral/contracts/releases';
import type { Environment as Variables } from '../../src/platform/config/variables.ts';
import { type Api, startApi } from '../start-api.ts';
import { AlteringProxy } from './altering-proxy.ts';
import { ServedSite } from './served-site.ts';
import { SignedSite } from './signed-site.ts';

const TOKEN: ModuleTokenInput = {
  ...{ name: 'De staging', module: null, days: 90 },
  ...{ mayActivate: true, mayPreview: false, mayPromote: false },
};

const WAIT_MS = 20;

export async function createToken(
  api: Api,
  more: Partial<ModuleTokenInput> = {},
): Promise<CreatedModuleToken> {
  const { body } = await api
    .as('admin')
    .post('/module-tokens')
    .send({ ...TOKEN, ...more })
    .expect(201);
  return body as CreatedModuleToken;
}

/** Two servers, each with its own database: releases of `staging` are promoted to `production` through a proxy. */
export class PromotingSites {
  private constructor(
    readonly production: Api,
    readonly staging: Api,
    readonly site: SignedSite,
    readonly proxy: AlteringProxy,
  ) {}

  /** `variables` are environment variables of `staging`. */
  static async start(variables: Variables = {}): Promise<PromotingSites> {
    const production = await startApi();
    const proxy = await AlteringProxy.before(production.url);
    const allowed = [proxy.url, production.url].map((url) => new URL(url).host);
    const staging = await startApi({
      OUTGOING_ALLOWED: [...allowed, '127.0.0.1:1'].join(),
      PUBLIC_URL: 'http://staging.example.org',
      ...variables,
    });
    await ServedSite.open(production);
    return new PromotingSites(production, staging, await SignedSite.open(staging), proxy);
  }

  async stop(): Promise<void> {
    this.proxy.stop();
    await Promise.all([this.staging.stop(), this.production.stop()]);
  }

  async add(more: Partial<Environment & { token: string }> = {}): Promise<Environment> {
    const token = more.token ?? (await createToken(this.production)).token;
    const input = { name: 'production', url: this.proxy.url, ...more, token };
    return (await this.staging.as('admin').post('/environments').send(input).expect(201)).body as Environment;
  }

  start(release: Pick<ReleaseDetail, 'name' | 'version'>, more: Partial<PromotionInput> = {}) {
    const { name: module, version } = release;
    const input = { environment: 'production', action: 'activate', ...more, module, version };
    return this.staging.as('admin').post('/environments/promotions').send(input);
  }

  /** Promotes a release and returns the outcome. */
  async promote(
    release: Pick<ReleaseDetail, 'name' | 'version'>,
    more: Partial<PromotionInput> = {},
  ): Promise<Promotion> {
    const { body } = await this.start(release, more).expect(201);
    return this.ended((body as Promotion).id);
  }

  async ended(id: string): Promise<Promotion> {
    for (;;) {
      const { body } = await this.staging.as('admin').get(`/environments/promotions/${id}`).expect(200);
      if ((body as Promotion).finishedAt !== null) return body as Promotion;
      await wait(WAIT_MS);
    }
  }

  /** Releases of a module on the other site, newest first. */
  async arrived(name = 'mfe-people'): Promise<ReleaseDetail[]> {
    const { body } = await this.production.as('admin').get(`/modules/${name}/releases`).expect(200);
    const details = (body as ReleaseDetail[]).map(async ({ id }) => {
      const detail = await this.production.as('admin').get(`/modules/releases/${id}`).expect(200);
      return detail.body as ReleaseDetail;
    });
    return Promise.all(details);
  }

  async versions(): Promise<EnvironmentVersions[]> {
    const { body } = await this.staging.as('admin').get('/environments/versions').expect(200);
    return body as EnvironmentVersions[];
  }
}
