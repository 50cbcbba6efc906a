import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TimingReport } from '@vitral/contracts/visit-timings';
import type { Request } from 'express';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { LIVE, ReleaseChannel } from '../channel/release-channel.entity.ts';
import { Reporters } from '../counting/reporters.ts';
import { ReleaseSets } from '../serving/release-sets.ts';
import { refusesMeasuring } from './measured-visits.ts';
import { pageAt } from './page-at.ts';
import { TimingCounts } from './timing-counts.ts';

const NETWORK_LIMIT = defineRateLimit({ name: 'timing-report', times: 60, seconds: 10 * 60 });

/** Outside a trial, one sender must not outweigh the other visitors of an hour. */
const REPORTER_LIMIT = defineRateLimit({ name: 'timing', times: 6, seconds: 60 * 60 });

/** Adds browsers' measurements to the histograms of the pages, without any trace of the visitor. */
@Injectable()
export class TimingReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly reporters: Reporters,
    private readonly sets: ReleaseSets,
    private readonly settings: SettingsService,
    private readonly counts: TimingCounts,
  ) {}

  /** Ignores reports about a set that the sender does not receive, or about pages that the set does not have. */
  async take({ set, values }: TimingReport, request: Request): Promise<void> {
    await this.limits.spend(NETWORK_LIMIT, networkOf(request.ip ?? ''));
    const served = await this.sets.of(request);
    if (served?.id !== set || refusesMeasuring(request)) return;
    if ((await this.settings.current()).measuredShare === 0) return;
    const measured = values.flatMap(({ path, metric, milliseconds }) => {
      const page = pageAt(served, path);
      return page ? [{ set, ...page, metric, milliseconds }] : [];
    });
    if (measured.length === 0 || !(await this.mayCount(set, request))) return;
    for (const { milliseconds, ...page } of onePerPage(measured)) this.counts.add(page, milliseconds);
  }

  private async mayCount(set: string, request: Request): Promise<boolean> {
    const channel = await this.em.findOne(ReleaseChannel, { name: LIVE });
    return channel?.candidateSince
      ? this.reporters.countsInTrial(channel, set, request, 'timing')
      : this.reporters.trySpend(REPORTER_LIMIT, `${this.reporters.nameOf(request)} ${set}`);
  }
}

/** A visit counts once for each page and metric, however many values it reports. */
function onePerPage<Value extends { page: string; metric: string }>(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [`${value.metric} ${value.page}`, value])).values()];
}
