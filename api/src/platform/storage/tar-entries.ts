import { extract, type ExtractEvents } from 'tar-stream';
import { feed } from './tar-writer.ts';
import { type CheckHeader, withEmptyGaps, TarProblem } from './tar-gaps.ts';

type Source = ExtractEvents['entry'][1];

export interface Entry {
  name: string;
  /** In bytes. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** Reads the files in a tar stream one by one. Throws TarProblem, or the errors of `bytes` and `checkHeader`. */
export async function* readEntries(
  bytes: AsyncIterable<Uint8Array>,
  checkHeader?: CheckHeader,
): AsyncGenerator<Entry> {
  const reading = new TarReading(withEmptyGaps(bytes, checkHeader));
  try {
    for await (const entry of reading.entries()) {
      reading.hasBegun = true;
      const { name, size = 0, type, linkname } = entry.header;
      if (type !== 'file' || linkname || !Number.isSafeInteger(size) || size < 0) {
        throw new TarProblem('damaged', 'it contains something other than files');
      }
      yield { name, size, bytes: reading.withReason(entry as AsyncIterable<Uint8Array>) };
    }
    reading.throwReason();
  } catch (error) {
    throw await reading.reasonOf(error);
  } finally {
    await reading.end();
  }
  if (!reading.hasBegun) throw foreign();
}

/** Wraps the library's reader and records why it ended, which the library does not pass on to the reader of a file. */
class TarReading {
  readonly tar = extract();
  hasBegun = false;
  private reason: unknown;
  private isClosed = false;
  private wake = () => {};
  private readonly closed = new Promise<void>((resolve) => this.tar.once('close', () => resolve()));
  private readonly feeding;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.tar.on('error', (error) => (this.reason ??= this.toTarProblem(error)));
    this.feeding = feed(bytes, this.tar).then(
      () => void this.tar.end(null),
      (error: unknown) => {
        this.reason = error;
        this.tar.destroy();
      },
    );
  }

  async *entries(): AsyncGenerator<Source> {
    const entries = this.tar[Symbol.asyncIterator]();
    void this.closed.then(() => {
      this.isClosed = true;
      this.wake();
    });
    for (;;) {
      const { value, done } = await this.nextOf(entries);
      if (done) return;
      yield value;
    }
  }

  /** Ends when the reader closes: the library's own iterator never resolves when it is stopped between two files. */
  private nextOf(entries: AsyncIterator<Source>): Promise<IteratorResult<Source>> {
    return new Promise((resolve, reject) => {
      this.wake = () => resolve({ value: undefined, done: true });
      if (this.isClosed) this.wake();
      else entries.next().then(resolve, reject);
    });
  }

  async *withReason(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      throw await this.reasonOf(error);
    }
  }

  /** Throws the error that ended the reading, if any: the library itself ends without one. */
  throwReason(): void {
    if (this.reason !== undefined) throw this.reason;
  }

  async reasonOf(error: unknown): Promise<unknown> {
    if (error instanceof TarProblem) return error;
    this.tar.destroy();
    await this.closed;
    return this.reason ?? error;
  }

  private toTarProblem({ message }: Error): TarProblem {
    if (!this.hasBegun) return foreign();
    if (message === 'Unexpected end of data') return new TarProblem('cut-off', 'its end is missing');
    return new TarProblem('damaged', 'the order of its files is lost');
  }

  async end(): Promise<void> {
    this.tar.destroy();
    await this.feeding;
  }
}

const foreign = () => new TarProblem('foreign', 'it is not a tar archive');
