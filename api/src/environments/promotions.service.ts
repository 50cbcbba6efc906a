import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Promotion as PromotionResponse } from '@vitral/contracts/environments';
import type { Publisher } from '../platform/access/publisher.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { ReleaseExport } from '../modules/index.ts';
import type { PromotionDto } from './environments.dto.ts';
import { Environment, Promotion } from './environments.entity.ts';

export const PROMOTION_JOB = 'promotion';

/** An older run has ended without storing its result, since its job was given up. */
const LONGEST_MS = 60 * 60_000;

@Injectable()
export class PromotionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly releases: ReleaseExport,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
  ) {}

  /** Starts to send a release to an environment. Returns the current run if one is already sending it. */
  async start(publisher: Publisher, input: PromotionDto): Promise<PromotionResponse> {
    const { environment: name, module, version, action, share } = input;
    const release = await this.releases.find(module, version, publisher);
    return this.em.transactional(async (em) => {
      const environment = await em.findOne(Environment, { name });
      if (!environment) throw new AppError('environments.not-found', { name });
      const target = { environmentId: environment.id, releaseId: release.id };
      await lock(em, target);
      const running = await this.findRunning(em, target);
      if (running) return toResponse(running);
      const promotion = em.create(Promotion, {
        ...{ ...target, environment: name, module, version, digest: release.digest },
        ...{ action, share: action === 'share' ? (share ?? null) : null, actor: publisher },
      });
      await em.persist(promotion).flush();
      await this.jobs.add(em, PROMOTION_JOB, { id: promotion.id });
      this.record(em, promotion);
      return toResponse(promotion);
    });
  }

  async get(publisher: Publisher, id: string): Promise<PromotionResponse> {
    const promotion = await this.em.findOne(Promotion, { id });
    const isCovered = publisher.module === null || publisher.module === promotion?.module;
    if (!promotion || !isCovered) throw new AppError('environments.promotion-not-found', { id });
    return toResponse(promotion);
  }

  private async findRunning(
    em: EntityManager,
    target: Pick<Promotion, 'environmentId' | 'releaseId'>,
  ): Promise<Promotion | null> {
    const running = await em.findOne(Promotion, { ...target, finishedAt: null });
    if (!running || Date.now() - running.createdAt.getTime() < LONGEST_MS) return running;
    const problem = { code: 'environments.interrupted', params: {} };
    em.assign(running, { step: 'refused', problem, finishedAt: new Date() });
    await em.flush();
    return null;
  }

  private record(em: EntityManager, promotion: Promotion): void {
    const { environmentId, environment, module, version, action, share, digest } = promotion;
    // The audit log omits fields named `version`, so the field has another name.
    const after = { module, release: version, digest, action, ...(share !== null && { share }) };
    this.audit.record(em, {
      ...{ verb: 'published', noun: 'environments', itemId: environmentId, itemName: environment },
      ...{ before: {}, after },
      // A token is not an account, so the request has no person.
      actor: promotion.actor,
    });
  }
}

const lock = (
  em: EntityManager,
  { environmentId, releaseId }: Pick<Promotion, 'environmentId' | 'releaseId'>,
) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `promotion ${environmentId} ${releaseId}`,
  ]);

const copyFields = serializer<Promotion, Omit<PromotionResponse, 'actorName'>>(Promotion, {
  actor: 'omitted',
  environmentId: 'omitted',
  releaseId: 'omitted',
});

const toResponse = (row: Promotion): PromotionResponse => ({ ...copyFields(row), actorName: row.actor.name });
