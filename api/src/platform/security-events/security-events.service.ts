import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import {
  EVENT_NETWORKS,
  type LoginMethod,
  REFUSAL_VERBS,
  type SecurityVerb,
} from '@vitral/contracts/security-events';
import { currentRequest, currentRequestId, currentViewer } from '../access/request-scope.ts';
import { type EventOrigin, NO_ORIGIN, originOf } from './event-origin.ts';
import { EventWindows } from './event-windows.ts';

const WINDOW_MS = 3_600_000;

const INSERT = `
  insert into security_event as known (created_at, last_at, verb, method, count, account_id, account_name,
    actor_id, actor_name, browser, system, networks, request_id, window_key)
  values (now(), now(), ?, ?, ?, ?, ?, ?, ?, ?, ?, array_remove(array[abbrev(?::inet)], null), ?, ?)`;

const INSERT_OR_COUNT = `${INSERT}
  on conflict (window_key) do update set
    last_at = greatest(known.last_at, excluded.last_at),
    count = known.count + excluded.count,
    networks = case
      when known.networks @> excluded.networks or cardinality(known.networks) >= ${EVENT_NETWORKS} then known.networks
      else known.networks || excluded.networks
    end`;

const INSERT_ONCE = `${INSERT} on conflict (window_key) do nothing returning id`;

interface Account {
  id: string;
  name: string;
}

/** An event that was written, for those who listen. */
export interface RecordedEvent {
  verb: SecurityVerb;
  /** Number of events since the last one of the same kind, account and hour that was written. */
  count: number;
  account: Account | null;
  /** The other person who caused the event. */
  actor: Account | null;
  method: LoginMethod | null;
  origin: EventOrigin;
}

type Listener = (event: RecordedEvent) => Promise<void>;
type Participant = (em: EntityManager, event: RecordedEvent) => Promise<void>;

/**
 * Records security events as defined by ASVS, in transactions of their own, since a refused request commits none. The number of rows
 * that strangers can cause is limited by accounts and hours: unknown accounts share one row, and nothing that they typed is stored.
 * docs/adr/115.
 */
@Injectable()
export class SecurityEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SecurityEvents.name);
  private readonly windows = new EventWindows();
  private readonly listeners: Listener[] = [];
  private readonly participants: Participant[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly em: EntityManager) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.settled();
  }

  /** Resolves when no listener is running. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Adds a listener, in `onModuleInit`, that is called after each write; requests do not wait for it. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Adds a participant, in `onModuleInit`, that writes in the transaction of each event: neither is stored without the other. */
  join(participant: Participant): void {
    this.participants.push(participant);
  }

  /** Records an event of an account; null for an unknown one. Never rejects. */
  async record(
    verb: SecurityVerb,
    account: Account | null,
    method: LoginMethod | null = null,
  ): Promise<void> {
    const facts = { verb, account, method, ...sourceOf(verb, account) };
    const key = keyOf(facts);
    const count = this.windows.count(key);
    if (count === 0) return;
    const event = { ...facts, count };
    try {
      await this.em.fork().transactional(async (em) => {
        await em.execute(INSERT_OR_COUNT, valuesOf(event, key));
        await this.participate(em, event);
      });
      this.announce(event);
    } catch (error) {
      this.logger.warn({ err: error }, 'A security event could not be recorded');
    }
  }

  /**
   * Records an event that an account has at most once a day (UTC), even on several servers, and runs `work` in its transaction
   * if it is the first.
   */
  async recordDaily(
    verb: SecurityVerb,
    account: Account,
    work: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const event = { verb, account, method: null, actor: null, origin: NO_ORIGIN, count: 1 };
    const key = `${verb} ${account.id} ${new Date().toISOString().slice(0, 10)}`;
    const isFirst = await this.em.fork().transactional(async (em) => {
      const added = await em.execute<unknown[]>(INSERT_ONCE, valuesOf(event, key));
      if (added.length === 0) return false;
      await this.participate(em, event);
      await work(em);
      return true;
    });
    if (isFirst) this.announce(event);
  }

  private async participate(em: EntityManager, event: RecordedEvent): Promise<void> {
    for (const participant of this.participants) await participant(em, event);
  }

  /** Passes a written event to the listeners. Every event goes through here. */
  private announce(event: RecordedEvent): void {
    for (const listener of this.listeners) {
      const run = listener(event)
        .catch((error: unknown) =>
          this.logger.warn({ err: error }, 'A security event could not be passed on'),
        )
        .finally(() => this.running.delete(run));
      this.running.add(run);
    }
  }
}

const isRefusal = (verb: SecurityVerb) => REFUSAL_VERBS.some((one) => one === verb);

function valuesOf({ verb, method, count, account, actor, origin }: RecordedEvent, key: string) {
  return [
    ...[verb, method, count, account?.id ?? null, account?.name ?? null],
    ...[actor?.id ?? null, actor?.name ?? null],
    ...[origin.browser, origin.system, origin.network],
    ...[currentRequestId(), key],
  ];
}

/**
 * Returns who else caused an event, or the browser and network of its account: those of an admin are not shown to the account. A refusal
 * always has the browser and network, so that no login to another account hides them.
 */
function sourceOf(
  verb: SecurityVerb,
  account: Account | null,
): { actor: Account | null; origin: EventOrigin } {
  const request = currentRequest();
  const viewer = currentViewer();
  const isOther = viewer && account && viewer.id !== account.id && !isRefusal(verb);
  const actor = isOther ? { id: viewer.id, name: viewer.name } : null;
  return { actor, origin: request && !actor ? originOf(request) : NO_ORIGIN };
}

/** Events of a person who proved who they are are told apart by their origin; those that strangers can cause are not. */
function keyOf({ verb, account, method, actor, origin }: Omit<RecordedEvent, 'count'>): string {
  const hour = Math.floor(Date.now() / WINDOW_MS);
  const key = `${verb} ${account?.id ?? 'nobody'} ${hour}`;
  if (isRefusal(verb) || !account) return key;
  const { network, browser, system } = origin;
  return [key, method, actor?.id, network, browser, system].map((part) => part ?? '').join(' ');
}
