import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange, FileStore } from './file-store.ts';

const LARGEST_AT_ONCE = 256 * 1024;

export interface FileDescription {
  filename: string;
  mimeType: string;
  /** In bytes. */
  fileSize: number;
  checksum: string;
}

/** Sends a file or its requested range. Returns the bytes of a small file that was sent at once and whole, else null. */
export async function sendFile(
  store: Pick<FileStore, 'read'>,
  file: FileDescription,
  request: Request,
  response: Response,
): Promise<Buffer | null> {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', `"${file.checksum}"`);
  if (request.fresh) {
    response.status(304).end();
    return null;
  }

  response.setHeader('Content-Type', file.mimeType);
  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.fileSize}`);
    throw new AppError('request.unsatisfiable');
  }
  if (range) {
    response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.fileSize}`);
  }
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.fileSize);
  if (request.method === 'HEAD') {
    response.end();
    return null;
  }
  const bytes = await store.read(file.filename, range ?? undefined);
  if (!bytes) throw new AppError('request.not-found');
  if (!range && file.fileSize <= LARGEST_AT_ONCE) return sendAtOnce(bytes, file, response);
  // A client that disconnects is no failure.
  await pipeline(bytes, response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
  return null;
}

/** Returns the requested range; null for the whole file, also for several ranges, which RFC 9110 allows. */
function requestedRange(request: Request, file: FileDescription): ByteRange | 'unsatisfiable' | null {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== `"${file.checksum}"`) return null;
  const ranges = request.range(file.fileSize, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

async function sendAtOnce(
  bytes: Readable,
  file: FileDescription,
  response: Response,
): Promise<Buffer | null> {
  const whole = await buffer(bytes);
  response.end(whole);
  return whole.length === file.fileSize ? whole : null;
}
