import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';
import type { ByteRange, FileStore } from './file-store.ts';

const FILE_HEADERS = [
  'Content-Type',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Accept-Ranges',
];

export interface FileDescription {
  filename: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  checksum: string;
}

/** Streams a stored file, or the range of it that was asked for. The caller sets caching and disposition. */
export async function sendFile(
  store: Pick<FileStore, 'read'>,
  file: FileDescription,
  request: Request,
  response: Response,
): Promise<void> {
  response.setHeader('Content-Type', file.mimeType);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', `"${file.checksum}"`);
  if (request.fresh) return void response.status(304).end();

  const range = requestedRange(request, file);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.fileSize}`);
    return void response.status(416).end();
  }
  if (range) {
    response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${file.fileSize}`);
  }
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : file.fileSize);
  if (request.method === 'HEAD') return void response.end();
  await stream(store, file.filename, range, response);
}

/** Whatever is answered in place of the file is no file. */
function forgetFile(response: Response): void {
  for (const header of FILE_HEADERS) response.removeHeader(header);
}

/** Null: the whole file. Several ranges at once are answered with the whole, which RFC 9110 allows. */
function requestedRange(request: Request, file: FileDescription): ByteRange | 'unsatisfiable' | null {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== `"${file.checksum}"`) return null;
  const ranges = request.range(file.fileSize, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

async function stream(
  store: Pick<FileStore, 'read'>,
  name: string,
  range: ByteRange | null,
  response: Response,
): Promise<void> {
  const bytes = await store.read(name, range ?? undefined).catch((error: unknown) => {
    forgetFile(response);
    throw error;
  });
  if (!bytes) {
    forgetFile(response);
    throw new AppError('request.not-found');
  }
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // A reader that goes away is no failure of ours.
    if (!response.destroyed) throw error;
  }
}
