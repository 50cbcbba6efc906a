import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Counts in memory that are added up in the database every five seconds. A crash loses at most the last five seconds. */
@Injectable()
export abstract class BatchedCounts<Count> implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly timer = setInterval(() => void this.flush(), 5000).unref();
  private counted = new Map<string, Count>();
  private isFailing = false;
  private flushing: Promise<void> | null = null;

  constructor(protected readonly em: EntityManager) {}

  protected abstract store(em: EntityManager, counts: ReadonlyMap<string, Count>): Promise<void>;
  protected abstract sum(one: Count, other: Count): Count;

  protected count(key: string, count: Count): void {
    const known = this.counted.get(key);
    this.counted.set(key, known === undefined ? count : this.sum(known, count));
  }

  /** Resolves when everything counted before the call is stored, or storing it has failed for now. */
  async flush(): Promise<void> {
    await this.flushing;
    if (this.counted.size === 0) return;
    this.flushing ??= this.storeAll().finally(() => (this.flushing = null));
    await this.flushing;
  }

  /** Flushes at shutdown and not earlier, since pages are still being sent during the drain. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async storeAll(): Promise<void> {
    const { counted } = this;
    this.counted = new Map();
    try {
      await this.store(this.em.fork(), counted);
      this.isFailing = false;
    } catch (error) {
      for (const [key, count] of counted) this.count(key, count);
      // Logged once, since the next attempt follows every few seconds.
      if (!this.isFailing) this.logger.warn(`Counts could not be stored yet: ${String(error)}`);
      this.isFailing = true;
    }
  }
}
