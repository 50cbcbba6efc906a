import { once } from 'node:events';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A running COPY into one table. */
export class TableCopy {
  private readonly copy;
  private failure: unknown = null;
  private fail: (error: unknown) => void = () => {};

  constructor(
    client: ClientBase,
    readonly table: string,
    into: string,
  ) {
    this.copy = client.query(copyFrom(`copy ${into} from stdin`));
    this.copy.on('error', (error: unknown) => {
      this.failure ??= error;
      this.fail(error);
    });
  }

  async take(text: Buffer): Promise<void> {
    await this.attempt((done) => this.copy.write(text, done));
  }

  async end(): Promise<void> {
    await this.attempt((done) => this.copy.end(done));
  }

  /** Ends the COPY, so that the connection can roll back. */
  async abandon(): Promise<void> {
    if (this.failure || this.copy.writableFinished) return;
    const closed = once(this.copy, 'close').catch(() => undefined);
    this.copy.destroy(new Error('The restore has ended'));
    await closed;
  }

  /** Runs one step at a time, since the library does not expect a failure with writes queued. */
  private async attempt(act: (done: () => void) => void): Promise<void> {
    if (this.failure) throw this.failure;
    await new Promise<void>((resolve, reject) => {
      this.fail = reject;
      act(resolve);
    });
  }
}
