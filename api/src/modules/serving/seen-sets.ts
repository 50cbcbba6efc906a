import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ReleaseSet } from '../channel/release-set.entity.ts';

const FLUSH_EVERY_MS = 5000;
const HOUR_MS = 3_600_000;
/** Anybody may name sets: more than these at a time are nobody's open pages. */
const MOST_NAMED = 100;

/** When pages of a set were last sent or open, to the hour, whatever number of them: clean-up keeps their files. */
@Injectable()
export class SeenSets implements OnApplicationShutdown {
  private readonly logger = new Logger(SeenSets.name);
  private readonly timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  /** Set → when this server said so last. */
  private readonly marked = new Map<string, number>();
  private readonly waiting = new Set<string>();

  constructor(private readonly em: EntityManager) {}

  /** Costs nothing: most pages are sent without asking the database anything. */
  note(set: string): void {
    if (Date.now() < (this.marked.get(set) ?? 0) + HOUR_MS) return;
    if (this.waiting.size < MOST_NAMED) this.waiting.add(set);
  }

  /** Not earlier, since pages are still being sent. */
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
      this.logger.warn(`Sets in use are noted later: ${String(error)}`);
    }
  }

  private remember(sets: string[]): void {
    for (const [set, at] of this.marked) if (at < Date.now() - HOUR_MS) this.marked.delete(set);
    for (const set of sets) if (this.marked.size < 10 * MOST_NAMED) this.marked.set(set, Date.now());
  }
}
