import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { withWaitLimit, waitForShared } from '../database/wait-budget.ts';
import { TableChanges } from './table-changes.ts';
import { GenerationCache } from './generation-cache.ts';

/** Exceeds the number of queries, roles and days in use at once; a value consists of a few figures. */
const MOST_ENTRIES = 500;

/** A query's result, and the instant in milliseconds at which the clock alone makes it stale. */
export interface Dated<Value> {
  value: Value;
  freshUntil: number;
}

export function until(instant: Date | string | null, later: number): number {
  return instant === null ? Number.POSITIVE_INFINITY : new Date(instant).getTime() + later;
}

interface Source<Value> {
  key: string;
  /** All tables that the query reads, each with the trigger `announced`. */
  tables: readonly string[];
  make: (em: EntityManager) => Promise<Dated<Value>>;
}

/** Caches the results of queries that slow down as tables grow, until their tables change. docs/adr/037. */
@Injectable()
export class QueryCache {
  private readonly cached = new GenerationCache<Dated<unknown>>({
    entries: MOST_ENTRIES,
    freshUntil: ({ freshUntil }) => freshUntil,
  });
  /** Runs a query outside the request and the transaction of its first caller, since its result serves all waiting callers. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
  ) {}

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

  async readDated<Value>({ key, tables, make }: Source<Value>): Promise<Value> {
    const query = () => this.outsideRequests(() => withWaitLimit(() => make(this.em.fork({ clear: true }))));
    const dated = this.changes.listensTo(tables)
      ? this.cached.get(key, this.changes.generationOf(tables), query)
      : query();
    return ((await waitForShared(dated)) as Dated<Value>).value;
  }
}
