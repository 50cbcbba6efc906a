import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';

const MOST_WAITING = 200;
const RETRY_SECONDS = 10;

/** Runs one proof at a time, since each may need a whole processor. Waiting callers hold no database connection. */
@Injectable()
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MOST_WAITING) throw new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
    this.waiting += 1;
    const turn = this.last.then(() => {
      this.waiting -= 1;
      return work();
    });
    this.last = turn.then(nothing, nothing);
    return turn;
  }
}

function nothing(): void {}
