import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { waitForBody } from '../../platform/http/body-time.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { isFull, Measure, StorageFull } from '../../platform/storage/file-store.ts';
import { cleanFileName } from '../file-names.ts';

export interface StagedUpload extends WrittenFile {
  name: string;
}

const FIELDS_SIZE = 1024 * 1024;

const LIMITS = {
  files: 1,
  fields: 20,
  parts: 21,
  headerPairs: 20,
  fieldNameSize: 40,
  fieldSize: 32 * 1024,
  fieldNestingDepth: 0,
  fieldArrayIndexLimit: 0,
};

/** multer's types are written for an older version of Express. */
type FormReader = (request: Request, response: Response, next: (error?: unknown) => void) => void;

@Injectable()
export class FileReceiver {
  private readonly receiveForm: FormReader;

  constructor(
    staging: StagingFolder,
    private readonly configuration: Configuration,
  ) {
    this.receiveForm = multer({
      storage: new StagingStorage(staging),
      defParamCharset: 'utf8',
      limits: { ...LIMITS, fileSize: configuration.maxUpload },
    }).single('file') as unknown as FormReader;
  }

  /** Puts the text fields into `request.body`. For an invalid form, throws an error of the contract and leaves no file. */
  async receive(request: Request, response: Response): Promise<StagedUpload> {
    const limit = this.configuration.maxUpload;
    if (Number(request.get('content-length')) > limit + FIELDS_SIZE)
      throw new AppError('content.too-large', { limit });
    await this.readForm(request, response).catch((error: unknown) => {
      throw receivingError(error, limit);
    });
    const { file } = request;
    if (!file) throw new AppError('content.no-file');
    const { path, size, checksum } = file as Express.Multer.File & { checksum: string };
    return { path, size, checksum, name: cleanFileName(file.originalname) };
  }

  async forget({ path }: StagedUpload): Promise<void> {
    await rm(path, { force: true });
  }

  private async readForm(request: Request, response: Response): Promise<void> {
    const done = waitForBody(request);
    try {
      await new Promise<void>((resolve, reject) => {
        this.receiveForm(request, response, (error: unknown) => (error ? reject(error) : resolve()));
      });
    } finally {
      done();
    }
  }
}

interface WrittenFile {
  path: string;
  /** Bytes. */
  size: number;
  /** sha256, hexadecimal. */
  checksum: string;
}

class StagingStorage implements StorageEngine {
  constructor(private readonly staging: StagingFolder) {}

  _handleFile(
    _request: unknown,
    { stream }: Express.Multer.File,
    done: (error?: unknown, file?: WrittenFile) => void,
  ): void {
    // If the stream were destroyed on a full disk, its own error would hide that cause.
    this.write(stream.iterator({ destroyOnReturn: false })).then(
      (file) => done(null, file),
      (error: unknown) => done(error),
    );
  }

  _removeFile(_request: unknown, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(path, { force: true }).then(() => done(null), done);
  }

  private async write(bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
    const path = await this.staging.newPath();
    const measure = new Measure();
    try {
      await pipeline(measure.of(bytes), createWriteStream(path));
    } catch (error) {
      await rm(path, { force: true });
      throw isFull(error) ? new StorageFull(error) : error;
    }
    const { fileSize: size, checksum } = measure.result();
    return { path, size, checksum };
  }
}

/** Converts an error of receiving a form to one of the contract. `limit`: the maximum file size in bytes. */
function receivingError(error: unknown, limit: number): unknown {
  if (error instanceof MulterError) return formError(error, limit);
  // The error concerns this machine's disk, not the request.
  if (error instanceof StorageFull || (error instanceof Error && 'syscall' in error)) return error;
  return new AppError('request.invalid', { fields: ['body:multipart'] });
}

function formError({ code, field }: MulterError, limit: number): AppError {
  if (code === 'LIMIT_FILE_SIZE') return new AppError('content.too-large', { limit });
  const rule = code.toLowerCase().replaceAll('_', '-');
  return new AppError('request.invalid', { fields: [`${field ?? 'body'}:${rule}`] });
}
