import { extract } from 'tar-stream';
import { ArchiveRefusal } from './archive.ts';
import { withEmptyGaps } from './empty-gaps.ts';
import { feed } from '../../platform/storage/feed.ts';

export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** The files in a tar stream, one after the other. Throws ArchiveRefusal, or what `bytes` throws. */
export async function* readEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reading = new TarReading(bytes);
  try {
    for await (const entry of reading.tar) {
      reading.hasBegun = true;
      const { name, size = 0, type, linkname } = entry.header;
      if (type !== 'file' || linkname || !Number.isSafeInteger(size) || size < 0) {
        throw new ArchiveRefusal('damaged', 'it holds something else than files');
      }
      yield { name, size, bytes: reading.explaining(entry as AsyncIterable<Uint8Array>) };
    }
    reading.throwReason();
  } catch (error) {
    throw await reading.reasonOf(error);
  } finally {
    await reading.end();
  }
  if (!reading.hasBegun) throw foreign();
}

/** The library's reader, and why it ended: it tells whoever reads a file no more than that there is no more. */
class TarReading {
  readonly tar = extract();
  /** Whether there was a file. */
  hasBegun = false;
  private reason: unknown;
  private readonly closed = new Promise<void>((resolve) => this.tar.once('close', () => resolve()));
  private readonly feeding;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.tar.on('error', (error) => (this.reason ??= this.inWords(error)));
    this.feeding = feed(withEmptyGaps(bytes), this.tar).then(
      () => void this.tar.end(null),
      (error: unknown) => {
        this.reason = error;
        this.tar.destroy();
      },
    );
  }

  async *explaining(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* pieces;
    } catch (error) {
      throw await this.reasonOf(error);
    }
  }

  /** The library ends quietly, too, when it is stopped. */
  throwReason(): void {
    if (this.reason !== undefined) throw this.reason;
  }

  async reasonOf(error: unknown): Promise<unknown> {
    if (error instanceof ArchiveRefusal) return error;
    this.tar.destroy();
    await this.closed;
    return this.reason ?? error;
  }

  private inWords({ message }: Error): ArchiveRefusal {
    if (!this.hasBegun) return foreign();
    if (message === 'Unexpected end of data') return cutOff();
    return new ArchiveRefusal('damaged', 'the order of its files is lost');
  }

  async end(): Promise<void> {
    this.tar.destroy();
    await this.feeding;
  }
}

export const cutOff = () => new ArchiveRefusal('cut-off', 'its end is missing');
export const foreign = () => new ArchiveRefusal('foreign', 'it is no archive of Vitral');
