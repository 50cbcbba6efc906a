import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { addFailures, type Failure, findReleaseId, isOfPreview } from '../counting/counts.ts';
import type { LoadReportDto } from '../modules.dto.ts';
import { AutomaticRollback } from './automatic-rollback.service.ts';
import { Reporters } from '../counting/reporters.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'load-report', times: 60, seconds: 10 * 60 });

/** Limits failures and recoveries of one release separately, so that no single reporter distorts the figures much. */
export const RELEASE_LIMIT = defineRateLimit({ name: 'load-failure', times: 6, seconds: 60 * 60 });

/** Stores browsers' reports of releases that failed to load, without any trace of the visitor. */
@Injectable()
export class LoadReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly rollback: AutomaticRollback,
    private readonly reporters: Reporters,
  ) {}

  /** Ignores reports that name an unknown set or release: an open tab may have releases that were deleted since. */
  async take({ set, module, release, reason, outcome }: LoadReportDto, request: Request): Promise<void> {
    await this.limits.spend(NETWORK_LIMIT, networkOf(request.ip ?? ''));
    const releaseId = await findReleaseId(this.em, set, module, release);
    if (!releaseId) return;
    const failure = { set, releaseId, reason, outcome };
    const end = outcome === 'retried' ? 'recovered' : 'failed';
    const reporter = this.reporters.nameOf(request);
    if (await isOfPreview(this.em, set)) return this.takeFromPreview(`${reporter} ${set} ${end}`, failure);
    const channel = await this.em.findOne(ReleaseChannel, { name: LIVE });
    const isCounted = channel?.candidateSince
      ? await this.reporters.countsInTrial(channel, set, request, end)
      : await this.reporters.trySpend(RELEASE_LIMIT, `${reporter} ${releaseId} ${end}`);
    if (!isCounted) return;
    await this.em.transactional((em) => addFailures(em, failure));
    await this.rollback.consider(set);
  }

  /** A preview has its own figures and limits: its failures do not affect releases that visitors receive. */
  private async takeFromPreview(key: string, failure: Failure): Promise<void> {
    if (!(await this.reporters.trySpend(RELEASE_LIMIT, `preview ${key} ${failure.releaseId}`))) return;
    await this.em.transactional((em) => addFailures(em, failure));
  }
}
