import type { BackupProgress } from '@vitral/contracts';

const EVERY_MS = 1000;

/** Stores progress about once a second, which also shows that the work is alive. */
export class Heartbeat {
  private progress: BackupProgress = { done: 0, total: 0 };
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private readonly timer = setInterval(() => this.beat(), EVERY_MS).unref();

  /** Errors of `write` are ignored: their cause ends the work as well. */
  constructor(private readonly write: (progress: BackupProgress) => Promise<unknown>) {
    this.beat();
  }

  readonly tell = (progress: BackupProgress): void => {
    this.progress = progress;
  };

  /** Resolves when the last write has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
  }

  private beat(): void {
    if (this.isWriting) return;
    this.isWriting = true;
    this.writing = this.write(this.progress)
      .catch(() => undefined)
      .then(() => {
        this.isWriting = false;
      });
  }
}
