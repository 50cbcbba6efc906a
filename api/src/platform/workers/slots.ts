import { AppError } from '../errors/app-error.ts';

/** Runs at most `most` pieces of work at once and lets `mostWaiting` others wait. Refuses any more with `request.too-many`. */
export class Slots {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting = Infinity,
    private readonly retryAfter = 5,
  ) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.waitForSlot();
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private async waitForSlot(): Promise<void> {
    if (this.running < this.most) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.mostWaiting)
      throw new AppError('request.too-many', { retryAfter: this.retryAfter });
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** Passes the slot to the next waiting caller, so that no new caller overtakes it. */
  private pass(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
