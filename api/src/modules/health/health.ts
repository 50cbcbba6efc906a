import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { isReleaseName } from '@vitral/contracts/modules';
import { addFailures, findReleaseId, PageCounts } from '../counting/counts.ts';
import { AutomaticRollback } from './automatic-rollback.service.ts';

const BASE = /\/modules\/([a-z-]+)\/([^/]+)\/$/;

/** Counts the pages and the render failures that the server itself observes. */
@Injectable()
export class Health {
  private readonly logger = new Logger(Health.name);
  /** Failures by set and release that are not stored yet: a broken page may be requested many times a second. */
  private readonly failures = new Map<string, number>();
  private writing: Promise<void> | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly pages: PageCounts,
    private readonly rollback: AutomaticRollback,
  ) {}

  countPage(set: string): void {
    this.pages.add(set);
  }

  renderFailed(set: string, base: string): void {
    const key = `${set} ${base}`;
    this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
    this.writing ??= this.write().finally(() => (this.writing = null));
  }

  private async write(): Promise<void> {
    for (let [next] = this.failures; next; [next] = this.failures) {
      const [key, count] = next;
      this.failures.delete(key);
      const [set = '', base = ''] = key.split(' ');
      await this.count(set, base, count).catch((error: unknown) => {
        this.logger.warn(`A render failure could not be counted: ${String(error)}`);
      });
    }
  }

  private async count(set: string, base: string, count: number): Promise<void> {
    const [, module = '', label = ''] = BASE.exec(base) ?? [];
    const releaseId = isReleaseName(module) && (await findReleaseId(this.em.fork(), set, module, label));
    if (!releaseId) return;
    await addFailures(this.em.fork(), { set, releaseId, reason: 'broken', outcome: 'failed' }, count);
    await this.rollback.consider(set);
  }
}
