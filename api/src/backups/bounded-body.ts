import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';

/** The body piece by piece. Throws `content.too-large` for more than `limit` bytes, before the first one where it is known. */
export async function* boundedBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.get('content-length')) > limit) throw new AppError('content.too-large', { limit });
  let size = 0;
  // Not destroyed when the rest is not wanted: the answer goes by the same connection.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > limit) throw new AppError('content.too-large', { limit });
    yield piece;
  }
}
