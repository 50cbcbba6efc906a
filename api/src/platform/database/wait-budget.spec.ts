import { describe, expect, it, jest } from '@jest/globals';
import {
  beginWait,
  withWaitLimit,
  withStatementLimit,
  DatabaseTimeout,
  waitForShared,
} from './wait-budget.ts';

const LIMIT_MS = 4000;
const never = () => new Promise<never>(() => {});

describe('wait budget', () => {
  it('counts consecutive waits as one until the database responds', () => {
    jest.useFakeTimers();
    withWaitLimit(() => {
      beginWait().end(false);
      jest.advanceTimersByTime(3000);
      expect(beginWait().leftMs).toBe(LIMIT_MS - 3000);

      beginWait().end(true);
      expect(beginWait().leftMs).toBe(LIMIT_MS);
    });
    jest.useRealTimers();
  });

  it('leaves no time after a wait without a response, even a shared one', async () => {
    jest.useFakeTimers();
    await withWaitLimit(async () => {
      const waiting = waitForShared(new Promise((_resolve, reject) => setTimeout(reject, LIMIT_MS)));
      jest.advanceTimersByTime(LIMIT_MS);
      await expect(waiting).rejects.toBeUndefined();
      expect(beginWait().leftMs).toBe(0);
      const another = waitForShared(never());
      jest.advanceTimersByTime(1);
      await expect(another).rejects.toThrow(DatabaseTimeout);
    });
    jest.useRealTimers();
  });

  it('grants another wait after a while, and the whole limit of a statement to each wait', () => {
    jest.useFakeTimers();
    withWaitLimit(() => {
      beginWait().end(false);
      jest.advanceTimersByTime(2 * LIMIT_MS + 1);
      expect(beginWait().leftMs).toBe(LIMIT_MS);
    });
    withStatementLimit(60_000, () => {
      beginWait().end(false);
      jest.advanceTimersByTime(30_000);
      expect(beginWait().leftMs).toBe(60_000);
    });
    jest.useRealTimers();
  });
});
