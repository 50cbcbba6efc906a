import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/app-error.ts';
import { customerOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, type RateLimitRule, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { type ReleaseChannel } from '../channel/release-channel.entity.ts';
import { ReleaseSets } from '../serving/release-sets.ts';

/** During a trial each reporter counts once for the candidate and once for the active set. No trial takes longer than this. */
const TRIAL_LIMIT = defineRateLimit({ name: 'load-failure-in-trial', times: 1, seconds: 30 * 24 * 60 * 60 });

/** Limits how much one sender of anonymous reports can change, since anybody can send any report. */
@Injectable()
export class Reporters {
  constructor(
    private readonly limits: RateLimits,
    private readonly sets: ReleaseSets,
  ) {}

  /** Returns the keys whose limits a report uses up. */
  nameOf({ ip = '', user }: Request): string {
    return user ? `account ${user.id}` : customerOf(ip);
  }

  /** Reports can be forged: a client that does not receive the candidate cannot know whether it fails. */
  async countsInTrial(
    { candidateSetId, candidateSince }: Pick<ReleaseChannel, 'candidateSetId' | 'candidateSince'>,
    set: string,
    request: Request,
    kind: string,
  ): Promise<boolean> {
    const isTried = set === candidateSetId;
    if (isTried && (await this.sets.of(request))?.id !== set) return false;
    const key = `${this.nameOf(request)} ${kind} ${Number(candidateSince)}`;
    return this.trySpend(TRIAL_LIMIT, `${key} ${isTried ? 'tried' : 'other'}`);
  }

  async trySpend(rule: RateLimitRule, key: string): Promise<boolean> {
    try {
      await this.limits.spend(rule, key);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
