import { AppError } from '../../platform/errors/app-error.ts';

const MAX_WAITING = 200;
const ignore = () => {};

/** Runs one piece of work after the other. Waiting callers hold no database connection. */
export class SerialQueue {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  /** Throws `server.not-ready` if too many callers are waiting already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MAX_WAITING) throw new AppError('server.not-ready', { retryAfter: 10 });
    this.waiting += 1;
    const result = this.last.then(() => {
      this.waiting -= 1;
      return work();
    });
    this.last = result.then(ignore, ignore);
    return result;
  }
}
