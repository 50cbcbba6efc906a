import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { StorageEngine } from 'multer';
import { isFull, Measure, StorageFull } from '../../platform/storage/file-store.ts';
import type { StagingFolder } from '../../platform/storage/staging-folder.ts';

export interface WrittenFile {
  path: string;
  /** Bytes. */
  size: number;
  /** sha256, hexadecimal. */
  checksum: string;
}

/** multer's storage: writes and measures a file; an incomplete file is removed. */
export class IncomingStorage implements StorageEngine {
  constructor(private readonly incoming: StagingFolder) {}

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
    const path = await this.incoming.newPath();
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
