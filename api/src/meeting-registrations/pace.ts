import { setTimeout as wait } from 'node:timers/promises';

/** Limits the rate at which several callers do work in the same process. */
export class Pace {
  private freeAt = 0;

  constructor(
    private readonly perSecond: number,
    private readonly sleep: (milliseconds: number) => Promise<unknown> = wait,
  ) {}

  /** Waits as long as the rate requires for `count` pieces of work that were just done. */
  async spend(count: number): Promise<void> {
    if (count === 0) return;
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (count * 1000) / this.perSecond;
    await this.sleep(this.freeAt - now);
  }
}
