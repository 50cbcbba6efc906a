import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { PICTURE_FORMATS, PictureProcess, recogniseFile } from '../content/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { discardBody } from '../platform/http/body-time.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { StagingFolder } from '../platform/storage/staging-folder.ts';

/** A file as it was sent, of any kind; bytes beyond the limit are dropped. */
export interface SentPicture {
  path: string;
  /** Bytes that were sent. */
  size: number;
}

const FORMS = defineRateLimit({ name: 'testimonial-forms', times: 30, seconds: 10 * 60 });

const MOST_BYTES = LIMITS.testimonialPicture;
/** A file beyond this size ends the request, since reading on is not worth it for the remaining fields. */
const MOST_READ = 3 * MOST_BYTES;
const FORM = { files: 1, fields: 15, parts: 16, fieldSize: 32 * 1024, fileSize: MOST_READ };
/** Pixels of the square that is stored. */
const SIDE = 640;
const CENTER = { x: 50, y: 50 };

/** multer's types are written for an older version of Express. */
type FormReader = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** Reads forms with a picture, and converts the picture to one that can be stored. */
@Injectable()
export class SentPictures {
  private readonly readForm: FormReader;

  constructor(
    private readonly staging: StagingFolder,
    private readonly limits: RateLimits,
    private readonly pictures: PictureProcess,
  ) {
    const form = multer({ storage: this.storage(), limits: FORM, defParamCharset: 'utf8' });
    this.readForm = form.single('picture') as unknown as FormReader;
  }

  /**
   * Reads the text fields of a form with a picture into `request.body`, and returns the picture, if one was chosen.
   * Throws `request.too-many`, `content.too-large` and `request.invalid`, always after reading the whole body.
   */
  async receive(request: Request, response: Response, address: string): Promise<SentPicture | null> {
    if (!request.is('multipart/form-data')) return null;
    try {
      await this.limits.spend(FORMS, networkOf(address));
      await new Promise<void>((resolve, reject) => {
        this.readForm(request, response, (error: unknown) => (error ? reject(asAppError(error)) : resolve()));
      });
    } finally {
      await discardBody(request);
    }
    return request.file ? { path: request.file.path, size: request.file.size } : null;
  }

  /** Returns a square of the picture in WebP, upright and without metadata. Throws errors of `content`. */
  async encode({ path, size }: SentPicture): Promise<Buffer> {
    if (size > MOST_BYTES) throw new AppError('content.too-large', { limit: MOST_BYTES });
    const { extension } = await recogniseFile(path, '');
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
    if (!format) throw new AppError('content.type-refused', { name: extension });
    return this.staging.inFolder(async (folder) => {
      const order = { makes: 'thumbnails', focalPoint: CENTER, square: 0, widths: [SIDE], ratio: 1 } as const;
      const { scaled } = await this.pictures.make({ ...order, source: path, format, folder });
      // A small picture is not enlarged. The path is rebuilt: the process that made the file read an untrusted one.
      const [made] = scaled;
      return readFile(join(folder, `${Math.trunc(made?.width ?? SIDE)}.webp`));
    });
  }

  async forget(picture: SentPicture | null): Promise<void> {
    if (picture) await rm(picture.path, { force: true });
  }

  private storage(): StorageEngine {
    return {
      _handleFile: (_request, { stream }, done) => {
        // If the stream were destroyed on a full disk, its own error would hide that cause.
        this.write(stream.iterator({ destroyOnReturn: false })).then(
          (file) => done(null, file),
          (error: unknown) => done(error),
        );
      },
      _removeFile: (_request, { path }, done) => {
        rm(path, { force: true }).then(() => done(null), done);
      },
    };
  }

  private async write(pieces: AsyncIterable<Uint8Array>): Promise<SentPicture> {
    const path = await this.staging.newPath();
    let size = 0;
    async function* bounded(): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        size += piece.length;
        if (size <= MOST_BYTES) yield piece;
      }
    }
    try {
      await pipeline(bounded, createWriteStream(path));
      return { path, size };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}

function asAppError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'LIMIT_FILE_SIZE')
    return new AppError('content.too-large', { limit: MOST_BYTES });
  // The error concerns this machine's disk, not the request.
  if (error instanceof Error && 'syscall' in error) return error;
  return new AppError('request.invalid', { fields: ['body:multipart'] });
}
