import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { RateLimit } from '../../platform/rate-limits/rate-limit.ts';
import { addFailures, releaseOf } from './counts.ts';
import type { LoadReportDto } from './load-reports.dto.ts';
import { TakeBack } from './take-back.service.ts';

const FROM_A_NETWORK = { name: 'load-report', times: 60, seconds: 10 * 60 };

/**
 * Of one release, those that did not end well and those that did: nobody skews figures much alone, and yet three failures on
 * one machine take a candidate back, twice within the hour.
 */
export const OF_A_RELEASE = { name: 'load-failure', times: 6, seconds: 60 * 60 };

/** Takes what browsers report of releases that did not run. Nothing is kept of whose browser it was. */
@Injectable()
export class LoadReportsService implements OnModuleInit {
  private all: RateLimit | null = null;
  private ofRelease: RateLimit | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly orm: MikroORM,
    private readonly takeBack: TakeBack,
  ) {}

  async onModuleInit(): Promise<void> {
    this.all = await RateLimit.on(this.orm, FROM_A_NETWORK);
    this.ofRelease = await RateLimit.on(this.orm, OF_A_RELEASE);
  }

  /** What names no set or release of the site is passed over in silence: tabs may be older than what is kept. */
  async take({ set, module, release, reason, outcome }: LoadReportDto, address: string): Promise<void> {
    const network = networkOf(address);
    await this.all?.spend(network);
    const releaseId = await releaseOf(this.em, set, module, release);
    if (!releaseId) return;
    const end = outcome === 'retried' ? 'recovered' : 'failed';
    if (!(await this.counts(`${network} ${releaseId} ${end}`))) return;
    await this.em.transactional((em) => addFailures(em, { set, releaseId, reason, outcome }));
    await this.takeBack.consider(set);
  }

  private async counts(key: string): Promise<boolean> {
    try {
      await this.ofRelease?.spend(key);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
