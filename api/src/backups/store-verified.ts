import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { ArchiveSummary } from './archive/archive.ts';
import { verifyArchive } from './archive/verify-archive.ts';

/** Stores an archive while it is being verified, so that a refused one never appears in the store. Throws ArchiveRefusal. */
export async function storeVerified(
  store: FileStore,
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ArchiveSummary> {
  const copy = new PassThrough().on('error', () => undefined);
  const failure = new AbortController();
  const verifying = verifyArchive(() => Promise.resolve(copy));
  // A verified copy is discarded; the remaining bytes are still stored unless the verification fails.
  verifying.then(
    () => copy.resume(),
    (error: unknown) => failure.abort(error),
  );
  try {
    await store.write(filename, tee(copy, bytes, failure.signal, verifying));
  } catch (error) {
    const reason: unknown = failure.signal.aborted ? failure.signal.reason : error;
    copy.destroy(new Error('The archive broke off'));
    await verifying.catch(() => undefined);
    throw reason;
  }
  return (await verifying).summary;
}

/** Yields the bytes and ends successfully only if the verification does. */
async function* tee(
  copy: PassThrough,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  verifying: Promise<unknown>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    if (!copy.destroyed && !copy.write(piece)) await once(copy, 'drain', { signal }).catch(() => undefined);
    yield piece;
  }
  copy.end();
  await verifying;
}
