/** A writable stream of Node or of a library. */
interface Sink {
  readonly destroyed: boolean;
  write(piece: Uint8Array): boolean;
  on(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Writes pieces to a stream with backpressure, and stops when the stream is closed. */
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
