import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { waitForBody } from '../../platform/http/body-time.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { IncomingStorage, type WrittenFile } from './incoming-storage.ts';
import { receivingError } from './receiving-error.ts';
import { cleanFileName } from './file-names.ts';

/** A completely received file, on this machine until it is removed. */
export interface ReceivedFile extends WrittenFile {
  /** The cleaned name from the upload. */
  name: string;
}

/** The maximum size of the fields beside the file, in bytes. */
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

/** Receives the single file of a form as a stream, and the text fields beside it. */
@Injectable()
export class FileReceiver {
  private readonly receiveForm: FormReader;

  constructor(
    incoming: StagingFolder,
    private readonly configuration: Configuration,
  ) {
    this.receiveForm = multer({
      storage: new IncomingStorage(incoming),
      defParamCharset: 'utf8',
      limits: { ...LIMITS, fileSize: configuration.maxUpload },
    }).single('file') as unknown as FormReader;
  }

  /** Puts the text fields into `request.body`. Throws an error of the contract for an invalid form, and leaves no file then. */
  async receive(request: Request, response: Response): Promise<ReceivedFile> {
    const limit = this.configuration.maxUpload;
    if (Number(request.get('content-length')) > limit + FIELDS_SIZE) {
      throw new AppError('content.too-large', { limit });
    }
    await this.readForm(request, response).catch((error: unknown) => {
      throw receivingError(error, limit);
    });
    const { file } = request;
    if (!file) throw new AppError('content.no-file');
    const { path, size, checksum } = file as Express.Multer.File & { checksum: string };
    return { path, size, checksum, name: cleanFileName(file.originalname) };
  }

  /** Removes the file, if it still exists. */
  async forget({ path }: ReceivedFile): Promise<void> {
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
