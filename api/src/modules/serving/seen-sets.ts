import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ReleaseSet } from '../channel/release-channel.entity.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { ReleaseSets } from './release-sets.ts';

const HOUR_MS = 3_600_000;
/** Clients may name any set; more names than this at a time cannot come from real open pages. */
const MAX_WAITING = 100;

/** Records the last hour in which pages of a set were sent or open, so that clean-up keeps their files. */
@Injectable()
export class SeenSets implements OnApplicationShutdown {
  private readonly logger = new Logger(SeenSets.name);
  private readonly timer = setInterval(() => void this.flush(), 5000).unref();
  private readonly marked = new Map<string, number>();
  private readonly waiting = new Set<string>();

  constructor(private readonly em: EntityManager) {}

  /** Notes a set in memory, since most pages are served without a query. */
  note(set: string): void {
    if (Date.now() < (this.marked.get(set) ?? 0) + HOUR_MS) return;
    if (this.waiting.size < MAX_WAITING) this.waiting.add(set);
  }

  /** Flushes at shutdown and not earlier, since pages are still being sent during the drain. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const sets = [...this.waiting];
    this.waiting.clear();
    try {
      const isStale = {
        $or: [{ lastSeenAt: null }, { lastSeenAt: { $lt: new Date(Date.now() - HOUR_MS) } }],
      };
      await this.em
        .fork()
        .nativeUpdate(ReleaseSet, { id: { $in: sets }, ...isStale }, { lastSeenAt: new Date() });
      this.remember(sets);
    } catch (error) {
      for (const set of sets) this.note(set);
      this.logger.warn(`Sets in use could not be stored yet: ${String(error)}`);
    }
  }

  private remember(sets: string[]): void {
    for (const [set, at] of this.marked) if (at < Date.now() - HOUR_MS) this.marked.delete(set);
    for (const set of sets) if (this.marked.size < 10 * MAX_WAITING) this.marked.set(set, Date.now());
  }
}

@Injectable()
export class SetMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly sets: ReleaseSets,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'vitral_active_set',
      help: '1 for the release set that visitors get from this server',
      labels: ['set'],
      read: async () => {
        const set = await this.sets.active().catch(() => null);
        return set ? [{ labels: { set: set.id }, value: 1 }] : [];
      },
    });
  }
}
