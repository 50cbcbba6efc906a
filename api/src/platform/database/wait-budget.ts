import { AsyncLocalStorage } from 'node:async_hooks';

/** Lets a request fail within five seconds when the database does not respond. */
const LIMIT_MS = 4000;

/** The database has not responded for as long as this work may wait. */
export class DatabaseTimeout extends Error {
  constructor() {
    super('timeout exceeded when waiting for the database');
    this.name = 'DatabaseTimeout';
  }
}

/** Measures the time that one piece of work, such as a request, has waited for the database without a response. */
class WaitBudget {
  private since: number | null = null;

  constructor(private readonly limitMs: number) {}

  /** Begins a wait that counts from the last response, so that consecutive waits take no longer than one. */
  begin(): Wait {
    const now = performance.now();
    // Work that continues after a wait without a response, such as a timer set by a request, may wait again after a while.
    const isFirst = this.since === null || now - this.since > 2 * this.limitMs;
    if (this.since === null || isFirst) this.since = now;
    return new Wait(this, this.since, this.limitMs, isFirst);
  }

  end(since: number, hasResponded: boolean): void {
    this.since = hasResponded ? null : since;
  }
}

class Wait {
  constructor(
    private readonly budget: WaitBudget,
    private readonly since: number,
    private readonly limitMs: number,
    /** True unless an earlier wait of this work ended without a response. */
    readonly isFirst: boolean,
  ) {}

  get leftMs(): number {
    return Math.max(0, this.limitMs - (performance.now() - this.since));
  }

  end(hasResponded: boolean): void {
    this.budget.end(this.since, hasResponded);
  }

  /** Resolves like `promise`. Throws DatabaseTimeout when that takes longer than the time left. */
  async bound<Result>(promise: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DatabaseTimeout()), this.leftMs);
    });
    try {
      return await Promise.race([promise, late]);
    } catch (error) {
      this.end(false);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const current = new AsyncLocalStorage<() => WaitBudget>();

/** Runs `work`, such as a request, with at most four seconds in total of waiting for the database to respond. */
export function withWaitLimit<Result>(work: () => Result): Result {
  const budget = new WaitBudget(LIMIT_MS);
  return current.run(() => budget, work);
}

/** Runs `work`, such as a job, an export or the start, and lets each of its statements take up to `limitMs`. */
export function withStatementLimit<Result>(limitMs: number, work: () => Result): Result {
  return current.run(() => new WaitBudget(limitMs), work);
}

export function beginWait(): Wait {
  const budget = current.getStore()?.() ?? new WaitBudget(LIMIT_MS);
  return budget.begin();
}

/** Awaits a shared value, whose computation limits its own waits; a failure counts as a wait without a response. */
export async function waitForShared<Result>(making: Promise<Result>): Promise<Result> {
  const wait = beginWait();
  try {
    const result = await (wait.isFirst ? making : wait.bound(making));
    // After a wait without a response, a cached value does not show that the database responds again.
    if (wait.isFirst) wait.end(true);
    return result;
  } catch (error) {
    wait.end(false);
    throw error;
  }
}
