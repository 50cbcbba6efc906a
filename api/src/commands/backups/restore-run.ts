import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupProblem, BackupProgress } from '@vitral/contracts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Heartbeat, Restore } from '../../backups/index.ts';
import type { BackupContext } from './backup-context.ts';

/** The row that tells servers of a restore under way: they hold back public pages and refuse writes. */
export class RestoreRun {
  readonly beat: Heartbeat;

  private constructor(
    private readonly context: BackupContext,
    private readonly id: string,
  ) {
    this.beat = new Heartbeat((progress) => this.write(progress));
  }

  static async begin(context: BackupContext, filename: string, isForeignKey: boolean): Promise<RestoreRun> {
    const em = context.orm.em.fork();
    const row = em.create(Restore, { filename, isForeignKey, state: 'saving', seenAt: new Date() });
    await em.persist(row).flush();
    return new RestoreRun(context, row.id);
  }

  async markRestoring(): Promise<void> {
    await this.update({ state: 'restoring', seenAt: new Date() });
  }

  /** Marks the run as done, in the transaction that restores the rows. */
  async finish(em: EntityManager): Promise<void> {
    const row = await em.findOneOrFail(Restore, { id: this.id });
    Object.assign(row, { state: 'done', finishedAt: new Date() });
    this.record(em, row, 'restored');
    await em.flush();
  }

  async fail(problem: BackupProblem): Promise<void> {
    await this.context.orm.em.fork().transactional(async (em) => {
      const row = await em.findOneOrFail(Restore, { id: this.id });
      Object.assign(row, { state: 'failed', problem, finishedAt: new Date() });
      this.record(em, row, 'failed');
    });
  }

  private record(
    em: EntityManager,
    { id: itemId, filename: itemName }: Restore,
    verb: 'restored' | 'failed',
  ) {
    new AuditService().record(em, { verb, noun: 'backups', itemId, itemName });
  }

  private write({ done, total }: BackupProgress): Promise<unknown> {
    return this.update({ seenAt: new Date(), progressDone: done, progressTotal: total });
  }

  private update(values: Partial<Pick<Restore, 'state' | 'seenAt' | 'progressDone' | 'progressTotal'>>) {
    return this.context.orm.em.fork().nativeUpdate(Restore, { id: this.id, finishedAt: null }, values);
  }
}
