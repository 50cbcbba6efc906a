import type { BackupProgress } from '@vitral/contracts';

const EVERY_MS = 1000;

/** Writes down about once a second how far a long work has come, and that it is alive. */
export class Heartbeat {
  private progress: BackupProgress = { done: 0, total: 0 };
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private readonly timer = setInterval(() => this.beat(), EVERY_MS).unref();

  /** What `write` throws is not looked at: whatever keeps it from writing ends the work, too. */
  constructor(private readonly write: (progress: BackupProgress) => Promise<unknown>) {
    this.beat();
  }

  readonly tell = (progress: BackupProgress): void => {
    this.progress = progress;
  };

  /** Nothing is written any more when it resolves. */
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
