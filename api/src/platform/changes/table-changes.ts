import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DirectDatabase } from '../database/own-connection.ts';
import { beginWait, withWaitLimit } from '../database/wait-budget.ts';
import { Secrets } from '../secrets/secrets.ts';
import { CHANGES_CHANNEL } from '../entities/columns.ts';
import { Listener } from './listener.ts';

const CHECK_EVERY_MS = 15_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

interface Subscriber {
  onNotification: (payload: string) => void;
  onReopen: () => void;
}

interface Follower {
  tables: readonly string[];
  /** Never rejects. */
  catchUp: () => Promise<void>;
  catchingUp: Promise<void>;
}

/** Tracks the tables that were changed by commits of all servers, from PostgreSQL's notifications. */
@Injectable()
export class TableChanges implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(TableChanges.name);
  private readonly checks = setInterval(() => void this.check(), CHECK_EVERY_MS).unref();
  private retry: NodeJS.Timeout | undefined;
  private isStopping = false;

  private listener: Listener | null = null;
  private announcing = new Map<string, string>();
  private readonly subscribers = new Map<string, Subscriber>();
  private readonly followers: Follower[] = [];

  /** Incremented by every change, so that no generation recurs. */
  private clock = 0;
  private everythingChangedAt = 0;
  private readonly changedAt = new Map<string, number>();
  /** The last generation of each list of tables, by identity, until the counter is incremented. Lists are not modified. */
  private readonly generations = new WeakMap<readonly string[], { clock: number; generation: number }>();

  constructor(
    private readonly direct: DirectDatabase,
    private readonly secrets: Secrets,
  ) {}

  /** False while changes may be missed, so that nothing may be cached. */
  get isListening(): boolean {
    return this.listener?.hasEnded === false;
  }

  /**
   * Returns a number that stays the same until one of the tables changes. Every call returns a new one while the server does
   * not listen, or when one of the tables has no trigger that announces its changes (`announced`). Frequent callers pass the
   * same list.
   */
  generationOf(tables: readonly string[]): number {
    const known = this.generations.get(tables);
    if (known?.clock === this.clock && this.isListening) return known.generation;
    if (!this.listensTo(tables)) return ++this.clock;
    const changedAt = tables.map((table) => this.changedAt.get(table) ?? 0);
    const generation = Math.max(this.everythingChangedAt, ...changedAt);
    this.generations.set(tables, { clock: this.clock, generation });
    return generation;
  }

  listensTo(tables: readonly string[]): boolean {
    return this.isListening && tables.every((table) => this.announcing.has(table));
  }

  /** Resolves when every change committed before the call is in the generations and all followers have caught up. */
  async settle(): Promise<void> {
    if (this.isListening) await this.settleListener();
    await Promise.all(this.followers.map(({ catchingUp }) => catchingUp));
  }

  /** Waits for the listener; one that does not respond is ended, which renews all generations. */
  private async settleListener(): Promise<void> {
    const wait = beginWait();
    const hasResponded = await wait.bound(this.listener?.settle() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    wait.end(hasResponded);
  }

  /** Calls `catchUp`, which never rejects, after every change of one of the tables; responses to writes wait for it. */
  follow(tables: readonly string[], catchUp: () => Promise<void>): void {
    this.followers.push({ tables, catchUp, catchingUp: Promise.resolve() });
  }

  /** Subscribes to another channel for as long as this server listens. Returns a function that unsubscribes. */
  async subscribe(channel: string, subscriber: Subscriber): Promise<() => void> {
    this.subscribers.set(channel, subscriber);
    // A listener that does not respond is ended; the next one subscribes to the channel, too.
    if (this.isListening) await this.listener?.listenTo(channel).catch(() => {});
    return () => this.subscribers.delete(channel);
  }

  onModuleInit(): Promise<void> {
    return this.listen(FIRST_PAUSE_MS);
  }

  /** Ends the listener this late, since requests in progress still settle. */
  onApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.checks);
    clearTimeout(this.retry);
    this.listener?.end();
  }

  private async listen(pauseMs: number): Promise<void> {
    try {
      const listener = await Listener.open(this.direct.url, (channel, payload) => {
        if (channel === CHANGES_CHANNEL) this.recordChange(payload);
        else this.subscribers.get(channel)?.onNotification(payload);
      });
      await listener.publishMark(this.secrets.mark);
      for (const channel of this.subscribers.keys()) await listener.listenTo(channel);
      this.announcing = await listener.announcing();
      this.everythingChangedAt = ++this.clock;
      this.listener = listener;
      for (const { onReopen } of this.subscribers.values()) onReopen();
      this.notifyFollowers();
      void listener.ended.then(() => this.listenAfter(FIRST_PAUSE_MS));
      if (this.isStopping) listener.end();
    } catch (error) {
      this.logger.warn(`No change notifications are received, so nothing is cached: ${String(error)}`);
      this.listenAfter(Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
    }
  }

  private recordChange(table: string): void {
    this.changedAt.set(table, ++this.clock);
    this.notifyFollowers(table);
  }

  private notifyFollowers(changed?: string): void {
    for (const follower of this.followers) {
      if (changed === undefined || follower.tables.includes(changed))
        follower.catchingUp = withWaitLimit(follower.catchUp);
    }
  }

  private listenAfter(pauseMs: number): void {
    if (this.isStopping) return;
    this.retry = setTimeout(() => void this.listen(pauseMs), pauseMs).unref();
  }

  /** Checks that the listener still receives notifications, and that no table was recreated without one, as by a restore. */
  private async check(): Promise<void> {
    const { listener } = this;
    if (!listener || listener.hasEnded) return;
    try {
      await listener.settle();
      const announcing = await listener.announcing();
      if (isDeepStrictEqual(announcing, this.announcing)) return;
      this.announcing = announcing;
      this.everythingChangedAt = ++this.clock;
      this.notifyFollowers();
    } catch (error) {
      this.logger.warn(`Change notifications are not received any more: ${String(error)}`);
    }
  }
}
