import { EventEmitter, once } from 'node:events';
import { pack } from 'tar-stream';
import { Measure } from './file-store.ts';

export class TarWriter {
  readonly digests = new Map<string, string>();
  private readonly tar = pack();

  constructor(private readonly moment: Date) {}

  /** Yields the bytes that `fill` adds, with backpressure. Throws the errors of `fill`. */
  async *bytes(fill: () => Promise<void>): AsyncGenerator<Uint8Array> {
    let failure: unknown;
    const filling = fill().then(
      () => this.tar.finalize(),
      (error: unknown) => {
        failure = error;
        this.tar.destroy(new Error('The archive was not written'));
      },
    );
    try {
      yield* this.tar as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw failure ?? error;
    } finally {
      this.tar.destroy();
      await filling;
    }
  }

  async add(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<string> {
    const measure = new Measure();
    const ending = new EventEmitter();
    const entry = this.tar.entry({ name, size, mtime: this.moment }, (error) => ending.emit('end', error));
    const ended = once(ending, 'end');
    await feed(measure.of(bytes), entry);
    entry.end(null);
    const [error] = (await ended) as [Error | null];
    if (error) throw error;
    const { checksum } = measure.result();
    this.digests.set(name, checksum);
    return checksum;
  }
}

interface Sink {
  readonly destroyed: boolean;
  write(piece: Uint8Array): boolean;
  on(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

export async function feed(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  stream: Sink,
): Promise<void> {
  let proceed = () => {};
  const wake = () => proceed();
  stream.on('drain', wake);
  stream.on('close', wake);
  try {
    for await (const piece of pieces) {
      if (stream.destroyed) return;
      if (!stream.write(piece)) await new Promise<void>((resolve) => (proceed = resolve));
    }
  } finally {
    stream.off('drain', wake);
    stream.off('close', wake);
  }
}
