import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DirectDatabase } from '../database/direct-database.ts';
import { beginWait, impatiently } from '../database/silence.ts';
import { Secrets } from '../secrets/secrets.ts';
import { CHANGES_CHANNEL } from './announced.ts';
import { Listener } from './listener.ts';

const CHECK_EVERY_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

interface Hearer {
  onNotification: (payload: string) => void;
  /** What was said in between was missed. */
  onReopen: () => void;
}

/** What is made anew as soon as one of its tables has changed. */
interface Follower {
  tables: readonly string[];
  /** Never rejects. */
  catchUp: () => Promise<void>;
  catching: Promise<void>;
}

/** What was committed, on this server or any other, as PostgreSQL tells it. */
@Injectable()
export class Changes implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Changes.name);
  private readonly checks = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  private retry: NodeJS.Timeout | undefined;
  private isStopping = false;

  private listener: Listener | null = null;
  private announcing = new Map<string, string>();
  /** By channel: what others want to hear on this connection. */
  private readonly hearers = new Map<string, Hearer>();
  private readonly followers: Follower[] = [];

  /** Counts on with every change, so that no generation comes twice. */
  private clock = 0;
  private everythingChangedAt = 0;
  private readonly changedAt = new Map<string, number>();
  /** What was said of a list, by the list itself, which callers do not change; it holds until the clock counts on. */
  private readonly generations = new WeakMap<readonly string[], { clock: number; generation: number }>();

  constructor(
    private readonly direct: DirectDatabase,
    private readonly secrets: Secrets,
  ) {}

  /** While it does not listen, nothing that was read may be kept. */
  get isListening(): boolean {
    return this.listener?.isOver === false;
  }

  /**
   * Equal to an earlier one as long as none of the tables has changed since. It is a new one at every call while nobody
   * listens, or when one of the tables has no trigger that announces its changes (`announced`). Whoever asks often asks with the
   * same list.
   */
  generationOf(tables: readonly string[]): number {
    const known = this.generations.get(tables);
    if (known?.clock === this.clock && this.isListening) return known.generation;
    if (!this.hears(tables)) return ++this.clock;
    const changedAt = tables.map((table) => this.changedAt.get(table) ?? 0);
    const generation = Math.max(this.everythingChangedAt, ...changedAt);
    this.generations.set(tables, { clock: this.clock, generation });
    return generation;
  }

  /** Whether changes of all these tables are heard. */
  hears(tables: readonly string[]): boolean {
    return this.isListening && tables.every((table) => this.announcing.has(table));
  }

  /** Resolves when every change that was committed before the call shows in the generations, and to whoever follows them. */
  async settle(): Promise<void> {
    if (this.isListening) await this.settleListener();
    await Promise.all(this.followers.map(({ catching }) => catching));
  }

  /** A listener that does not answer is over, which makes all generations new. */
  private async settleListener(): Promise<void> {
    const wait = beginWait();
    const hasAnswer = await wait.bound(this.listener?.settle() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    wait.end(hasAnswer);
  }

  /** Calls `catchUp`, which never rejects, after every change of one of the tables; writes are not answered before it is done. */
  follow(tables: readonly string[], catchUp: () => Promise<void>): void {
    this.followers.push({ tables, catchUp, catching: Promise.resolve() });
  }

  /** Passes on what is said on another channel, whenever this server listens; what it returns ends that. */
  async hear(channel: string, hearer: Hearer): Promise<() => void> {
    this.hearers.set(channel, hearer);
    // A listener that does not answer is over; the next one hears the channel, too.
    if (this.isListening) await this.listener?.listenTo(channel).catch(() => {});
    return () => this.hearers.delete(channel);
  }

  onModuleInit(): Promise<void> {
    return this.listen(FIRST_PAUSE_MS);
  }

  /** Not earlier, since what is still being answered settles. */
  onApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.checks);
    clearTimeout(this.retry);
    this.listener?.end();
  }

  private async listen(pauseMs: number): Promise<void> {
    try {
      const listener = await Listener.open(this.direct.url, (channel, payload) => {
        if (channel === CHANGES_CHANNEL) this.noteChange(payload);
        else this.hearers.get(channel)?.onNotification(payload);
      });
      await listener.showMark(this.secrets.mark);
      for (const channel of this.hearers.keys()) await listener.listenTo(channel);
      this.announcing = await listener.announcing();
      this.everythingChangedAt = ++this.clock;
      this.listener = listener;
      for (const { onReopen } of this.hearers.values()) onReopen();
      this.tellFollowers();
      void listener.over.then(() => this.listenAfter(FIRST_PAUSE_MS));
      if (this.isStopping) listener.end();
    } catch (error) {
      this.logger.warn(`No changes are heard, so nothing is kept: ${String(error)}`);
      this.listenAfter(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
    }
  }

  private noteChange(table: string): void {
    this.changedAt.set(table, ++this.clock);
    this.tellFollowers(table);
  }

  private tellFollowers(changed?: string): void {
    for (const follower of this.followers) {
      if (changed === undefined || follower.tables.includes(changed))
        follower.catching = impatiently(follower.catchUp);
    }
  }

  private listenAfter(pauseMs: number): void {
    if (this.isStopping) return;
    this.retry = setTimeout(() => void this.listen(pauseMs), pauseMs).unref();
  }

  /** That the listener still hears, and that no table was made anew without a word, as by a restore. */
  private async check(): Promise<void> {
    const { listener } = this;
    if (!listener || listener.isOver) return;
    try {
      await listener.settle();
      const announcing = await listener.announcing();
      if (isDeepStrictEqual(announcing, this.announcing)) return;
      this.announcing = announcing;
      this.everythingChangedAt = ++this.clock;
      this.tellFollowers();
    } catch (error) {
      this.logger.warn(`Changes are not heard any more: ${String(error)}`);
    }
  }
}
