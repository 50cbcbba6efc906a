import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EnvironmentProblem, PromotionStep } from '@vitral/contracts/environments';
import { DEFAULT_LANGUAGE } from '@vitral/contracts/languages';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { siteIn } from '../platform/settings/site.ts';
import { type Release, ReleaseExport } from '../modules/index.ts';
import { Environment, Promotion } from './environments.entity.ts';
import { PROMOTION_JOB } from './promotions.service.ts';
import { SiteClient } from './site-client.ts';
import { problemOf, siteProblem } from './site-problem.ts';
import { readProblems, readRelease } from './site-responses.ts';
import { VersionsService } from './versions.service.ts';

/** The other site may receive 128 MB, and its trial may wait for other trials. */
const LIMIT_MS = 5 * 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends releases to other sites. Each step may be repeated, so that a promotion continues on another server after a crash. */
@Injectable()
export class PromotionRunner implements OnModuleInit {
  private readonly logger = new Logger(PromotionRunner.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly releases: ReleaseExport,
    private readonly sites: SiteClient,
    private readonly versions: VersionsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    const options = { atOnce: 2, retries: 2, retrySeconds: 5 };
    this.jobs.define<{ id: string }>(PROMOTION_JOB, ({ id }) => this.run(id), options);
  }

  private async run(id: string): Promise<void> {
    const promotion = await this.em.fork().findOne(Promotion, { id });
    if (!promotion || promotion.finishedAt) return;
    try {
      const problem = await this.promote(promotion);
      await this.finish(promotion, 'done', problem);
    } catch (error) {
      await this.finish(promotion, 'refused', problemOf(error));
    }
    this.versions.forget(promotion.environmentId);
  }

  /** Returns why the other site could not activate the release, for promotions that only publish it. */
  private async promote(promotion: Promotion): Promise<EnvironmentProblem | null> {
    const { environmentId, module, version, actor, action, share } = promotion;
    const environment = await this.em.fork().findOne(Environment, { id: environmentId });
    if (!environment) throw siteProblem('environments.not-found');

    await this.enter(promotion, 'proving');
    const release = await this.releases.find(module, version, actor);
    const provedAt = await this.releases.prove(release, actor);

    await this.enter(promotion, 'sending');
    const sent = await this.send(environment, promotion, release, provedAt);
    const path = `/modules/releases/${sent.id}`;
    if (action === 'publish') {
      await this.enter(promotion, 'checking');
      const limit = { milliseconds: LIMIT_MS };
      const reasons = readProblems(await this.sites.ask(environment, `${path}/problems`, limit));
      return reasons.length > 0 ? { code: 'modules.refused', params: { reasons } } : null;
    }
    await this.enter(promotion, 'activating');
    await this.sites.ask(environment, `${path}/activate`, {
      ...{ method: 'POST', headers: JSON_TYPE, milliseconds: LIMIT_MS },
      body: JSON.stringify(share === null ? {} : { share }),
    });
    return null;
  }

  /** Always sends the bytes: the other site recognizes known ones, and verifies their signature again. */
  private async send(
    environment: Environment,
    { actor }: Promotion,
    release: Release,
    provedAt: Date | null,
  ): Promise<{ id: string }> {
    const { name, revision, digest } = release;
    const query = new URLSearchParams({
      ...{ digest, promotedFrom: await this.siteName(), promotedBy: actor.name },
      ...(revision !== null && { revision }),
      ...(provedAt && { provedAt: provedAt.toISOString() }),
    });
    const sent = await this.sites.ask(environment, `/modules/${name}/releases?${query}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/x-tar' }, milliseconds: LIMIT_MS },
      body: await this.releases.archive(release),
    });
    const known = readRelease(sent);
    if (known.digest !== digest) throw siteProblem('modules.other-digest');
    return known;
  }

  private async siteName(): Promise<string> {
    const { publicUrl } = this.configuration;
    if (publicUrl !== null) return new URL(publicUrl).host;
    return siteIn(DEFAULT_LANGUAGE, await this.settings.current()).name;
  }

  private async enter({ id }: Promotion, step: PromotionStep): Promise<void> {
    await this.em.fork().nativeUpdate(Promotion, { id, finishedAt: null }, { step });
  }

  private async finish(
    { id, actor, module, version, environmentId, environment }: Promotion,
    step: 'done' | 'refused',
    problem: EnvironmentProblem | null,
  ): Promise<void> {
    if (problem) this.logger.warn(`${module} ${version} → ${environment}: ${step}, ${problem.code}`);
    await this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Promotion, { id, finishedAt: null });
      if (!row) return;
      em.assign(row, { step, problem, finishedAt: new Date() });
      const after = { module, release: version, step, ...(problem && { problem: problem.code }) };
      this.audit.record(em, {
        ...{ verb: step === 'done' ? 'published' : 'failed', noun: 'environments', actor },
        ...{ itemId: environmentId, itemName: environment, before: {}, after },
      });
    });
  }
}
