import { setTimeout as wait } from 'node:timers/promises';

/** Bounds the rate of work that several callers do in the same process. */
export class Pace {
  private freeAt = 0;

  constructor(
    private readonly perSecond: number,
    private readonly sleep: (milliseconds: number) => Promise<unknown> = wait,
  ) {}

  /** Resolves when `count` pieces of work that were just done have taken the time that the rate allows for them. */
  async spend(count: number): Promise<void> {
    if (count === 0) return;
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (count * 1000) / this.perSecond;
    await this.sleep(this.freeAt - now);
  }
}
