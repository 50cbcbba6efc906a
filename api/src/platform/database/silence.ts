import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever asked is told within five seconds that the database says nothing. */
const LIMIT_MS = 4000;

/** The database has said nothing for as long as this work may wait. */
export class SilentDatabase extends Error {
  constructor() {
    super('timeout exceeded when waiting for the database');
    this.name = 'SilentDatabase';
  }
}

/** How long one piece of work, such as a request, has been waiting for the database without an answer. */
class Silence {
  private since: number | null = null;

  constructor(private readonly limitMs: number) {}

  /** The wait that begins counts from the last answer, so that many waits in turn are not longer than one. */
  begin(): Wait {
    const now = performance.now();
    // What goes on although it has waited in vain, as a timer that a request has set, tries again after a while.
    const isFirst = this.since === null || now - this.since > 2 * this.limitMs;
    if (this.since === null || isFirst) this.since = now;
    return new Wait(this, this.since, this.limitMs, isFirst);
  }

  end(since: number, hasAnswer: boolean): void {
    this.since = hasAnswer ? null : since;
  }
}

class Wait {
  constructor(
    private readonly silence: Silence,
    private readonly since: number,
    private readonly limitMs: number,
    /** None before it was in vain. */
    readonly isFirst: boolean,
  ) {}

  get leftMs(): number {
    return Math.max(0, this.limitMs - (performance.now() - this.since));
  }

  /** The database has answered, or has failed to. */
  end(hasAnswer: boolean): void {
    this.silence.end(this.since, hasAnswer);
  }

  /** What a promise resolves with. Throws SilentDatabase when that takes longer than there is time left. */
  async bound<Result>(promise: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new SilentDatabase()), this.leftMs);
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

const current = new AsyncLocalStorage<() => Silence>();

/** Runs `work`, such as the answering of a request, which waits for a silent database for four seconds altogether. */
export function impatiently<Result>(work: () => Result): Result {
  const silence = new Silence(LIMIT_MS);
  return current.run(() => silence, work);
}

/** Runs `work` each of whose statements may take that long: jobs, exports, the start. */
export function patiently<Result>(limitMs: number, work: () => Result): Result {
  return current.run(() => new Silence(limitMs), work);
}

/** A wait for the database. What belongs to no work is a work of its own. */
export function beginWait(): Wait {
  const silence = current.getStore()?.() ?? new Silence(LIMIT_MS);
  return silence.begin();
}

/**
 * Waits for what is made for many, which bounds its own waits and may take longer than one of them: when it was in vain, this work
 * has waited, too.
 */
export async function waitForShared<Result>(making: Promise<Result>): Promise<Result> {
  const wait = beginWait();
  try {
    const result = await (wait.isFirst ? making : wait.bound(making));
    // What was at hand says nothing of the database.
    if (wait.isFirst) wait.end(true);
    return result;
  } catch (error) {
    wait.end(false);
    throw error;
  }
}
