import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { impatiently, waitForShared } from '../database/silence.ts';
import { Changes } from './changes.ts';

/** More than there are calls, roles and days in use at once; the answers are a few figures each. */
const MOST = 500;

/** What a query answered, and when, in milliseconds, the clock alone makes it another answer. */
export interface Dated<Value> {
  value: Value;
  freshUntil: number;
}

/** The instant that is `later` than another, in milliseconds; never for none. */
export function until(instant: Date | string | null, later: number): number {
  return instant === null ? Number.POSITIVE_INFINITY : new Date(instant).getTime() + later;
}

interface Source<Value> {
  /** Tells it from all others: what is asked, and of what it depends. */
  key: string;
  /** All that it is made from, each with the trigger `announced`. */
  tables: readonly string[];
  make: (em: EntityManager) => Promise<Dated<Value>>;
}

interface Kept {
  generation: number;
  making: Promise<Dated<unknown>>;
}

/** Answers that take the longer to make the more rows there are, kept until they would be others. docs/adr/037. */
@Injectable()
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();
  /** An answer serves everybody who waits for it: it is made for no request and in nobody's transaction. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
  ) {}

  /** Of what changes with the tables alone. Nobody may change the value. */
  read<Value>(
    key: string,
    tables: readonly string[],
    make: (em: EntityManager) => Promise<Value>,
  ): Promise<Value> {
    return this.readDated({
      key,
      tables,
      make: async (em) => ({ value: await make(em), freshUntil: until(null, 0) }),
    });
  }

  /** At one generation everybody shares one query; whoever comes after a change never gets what was asked before it. */
  async readDated<Value>(source: Source<Value>): Promise<Value> {
    if (!this.changes.hears(source.tables)) return (await waitForShared(this.make(source))).value;
    const generation = this.changes.generationOf(source.tables);
    const kept = this.kept.get(source.key);
    if (kept?.generation !== generation) return (await waitForShared(this.keep(source, generation))).value;

    const { value, freshUntil } = (await waitForShared(kept.making)) as Dated<Value>;
    if (Date.now() < freshUntil) return value;
    // Of all who find it stale, the first makes it anew.
    if (this.kept.get(source.key) === kept) return (await waitForShared(this.keep(source, generation))).value;
    return this.readDated(source);
  }

  private keep<Value>(source: Source<Value>, generation: number): Promise<Dated<Value>> {
    const making = this.make(source);
    const entry = { generation, making };
    this.kept.delete(source.key);
    this.kept.set(source.key, entry);
    making.catch(() => {
      if (this.kept.get(source.key) === entry) this.kept.delete(source.key);
    });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST && oldest !== undefined) this.kept.delete(oldest);
    return making;
  }

  private make<Value>({ make }: Source<Value>): Promise<Dated<Value>> {
    return this.outsideRequests(() => impatiently(() => make(this.em.fork({ clear: true }))));
  }
}
