import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.ts';
import { customerOf, networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, type RateLimitRule, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { ReleaseSets } from '../serving/release-sets.ts';
import { addFailures, type Failure, findReleaseId, isOfPreview } from './counts.ts';
import type { LoadReportDto } from '../modules.dto.ts';
import { AutomaticRollback } from './automatic-rollback.service.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'load-report', times: 60, seconds: 10 * 60 });

/** Limits failures and recoveries of one release separately, so that no single reporter skews the figures much. */
export const RELEASE_LIMIT = defineRateLimit({ name: 'load-failure', times: 6, seconds: 60 * 60 });

/** During a trial each reporter counts once for the candidate and once for the active set. No trial takes longer than this. */
const TRIAL_LIMIT = defineRateLimit({ name: 'load-failure-in-trial', times: 1, seconds: 30 * 24 * 60 * 60 });

/** Stores browsers' reports of releases that failed to load, without any trace of the visitor. */
@Injectable()
export class LoadReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly rollback: AutomaticRollback,
    private readonly sets: ReleaseSets,
  ) {}

  /** Ignores reports that name an unknown set or release: tabs may be older than the releases that are still stored. */
  async take({ set, module, release, reason, outcome }: LoadReportDto, request: Request): Promise<void> {
    const { ip = '', user } = request;
    await this.limits.spend(NETWORK_LIMIT, networkOf(ip));
    const releaseId = await findReleaseId(this.em, set, module, release);
    if (!releaseId) return;
    const failure = { set, releaseId, reason, outcome };
    const end = outcome === 'retried' ? 'recovered' : 'failed';
    const reporter = user ? `account ${user.id}` : customerOf(ip);
    if (await isOfPreview(this.em, set)) return this.takeFromPreview(`${reporter} ${set} ${end}`, failure);
    const channel = await this.em.findOne(ReleaseChannel, { name: LIVE });
    const isCounted = channel?.candidateSince
      ? await this.countsInTrial(channel, set, request, `${reporter} ${end} ${+channel.candidateSince}`)
      : await this.trySpend(RELEASE_LIMIT, `${reporter} ${releaseId} ${end}`);
    if (!isCounted) return;
    await this.em.transactional((em) => addFailures(em, failure));
    await this.rollback.consider(set);
  }

  /** A preview has figures and limits of its own: its failures decide nothing about releases that visitors receive. */
  private async takeFromPreview(key: string, failure: Failure): Promise<void> {
    if (!(await this.trySpend(RELEASE_LIMIT, `preview ${key} ${failure.releaseId}`))) return;
    await this.em.transactional((em) => addFailures(em, failure));
  }

  /** Reports can be forged: a client that does not receive the candidate cannot know how it fares. */
  private async countsInTrial(
    { candidateSetId }: ReleaseChannel,
    set: string,
    request: Request,
    key: string,
  ): Promise<boolean> {
    const isTried = set === candidateSetId;
    if (isTried && (await this.sets.of(request))?.id !== set) return false;
    return this.trySpend(TRIAL_LIMIT, `${key} ${isTried ? 'tried' : 'other'}`);
  }

  private async trySpend(rule: RateLimitRule, key: string): Promise<boolean> {
    try {
      await this.limits.spend(rule, key);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
