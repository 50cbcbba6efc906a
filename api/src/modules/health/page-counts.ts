import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { addPages } from './counts.ts';

const FLUSH_EVERY_MS = 5000;

/** Counts sent pages in memory, since most pages are served without a query. */
@Injectable()
export class PageCounts implements OnApplicationShutdown {
  private readonly logger = new Logger(PageCounts.name);
  private readonly timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  private counted = new Map<string, number>();
  private isFailing = false;
  private flushing: Promise<void> | null = null;

  constructor(private readonly em: EntityManager) {}

  add(set: string, pages = 1): void {
    this.counted.set(set, (this.counted.get(set) ?? 0) + pages);
  }

  /** Resolves when everything counted before the call is stored, or storing it has failed for now. */
  async flush(): Promise<void> {
    await this.flushing;
    if (this.counted.size === 0) return;
    this.flushing ??= this.store().finally(() => {
      this.flushing = null;
    });
    await this.flushing;
  }

  /** Flushes at shutdown and not earlier, since pages are still being sent during the drain. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async store(): Promise<void> {
    const { counted } = this;
    this.counted = new Map();
    try {
      await addPages(this.em.fork(), counted);
      this.isFailing = false;
    } catch (error) {
      for (const [set, pages] of counted) this.add(set, pages);
      // Logged once, since the next attempt follows every few seconds.
      if (!this.isFailing) this.logger.warn(`Counts of sent pages could not be stored yet: ${String(error)}`);
      this.isFailing = true;
    }
  }
}
