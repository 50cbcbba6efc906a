import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { runAsServer } from '../../platform/access/request-scope.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AutomaticChanges } from '../activation/automatic-changes.ts';
import { LIVE } from '../channel/channel-names.ts';
import { ReleaseChannel } from '../channel/release-channel.entity.ts';
import { compare, isWorse, reasonOf } from './comparison.ts';
import { PageCounts } from './page-counts.ts';
import { AutomaticRollbackNotifications } from './automatic-rollback.notifications.ts';

const EVERY_MINUTE = '* * * * *';

/** Withdraws a candidate that fails more often than the active set, and rolls back sets that cannot be rendered. */
@Injectable()
export class AutomaticRollback implements OnModuleInit {
  private readonly logger = new Logger(AutomaticRollback.name);

  constructor(
    private readonly em: EntityManager,
    private readonly channel: AutomaticChanges,
    private readonly pages: PageCounts,
    private readonly notifications: AutomaticRollbackNotifications,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('module-take-back', () => this.withdrawWorse(), { cron: EVERY_MINUTE, retries: 0 });
  }

  /** Checks the candidate after a failure in the set. */
  async consider(set: string): Promise<void> {
    const isCandidate = await this.em.fork().count(ReleaseChannel, { name: LIVE, candidateSetId: set });
    if (isCandidate > 0) await this.withdrawWorse();
  }

  async withdrawWorse(): Promise<void> {
    await this.pages.flush();
    const first = await compare(this.em.fork());
    if (first && isWorse(first)) await runAsServer(() => this.withdrawCandidate());
  }

  /** Rolls back a set whose pages this server cannot render. */
  async unrendered(set: string, reason: string): Promise<void> {
    const em = this.em.fork();
    const isRolledBack = await runAsServer(() =>
      em.transactional((transaction) => this.channel.rollBackSet(transaction, set, reason)),
    );
    if (isRolledBack) this.logger.warn({ set, reason }, 'A set was rolled back');
  }

  /** Compares again under the lock of the channel: the candidate may have been promoted or replaced meanwhile. */
  private withdrawCandidate(): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      await em.execute('select from release_channel where name = ? for update', [LIVE]);
      const comparison = await compare(em);
      if (!comparison || !isWorse(comparison)) return;
      if (!(await this.channel.withdrawCandidate(em, comparison.releaseId, reasonOf(comparison)))) return;
      await this.notifications.send(em, comparison);
      this.logger.warn(comparison, 'A candidate was withdrawn');
    });
  }
}
