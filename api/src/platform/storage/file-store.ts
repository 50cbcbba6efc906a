import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';

/** Names that the server makes: no separators, no leading dot. */
const SAFE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

export interface StoredFile {
  /** Bytes. */
  fileSize: number;
  /** sha256, hexadecimal. */
  checksum: string;
}

/** Keeps uploaded files in one folder. A name is there with all its bytes or not at all. */
@Injectable()
export class FileStore {
  private readonly folder: string;

  constructor(configuration: Configuration) {
    this.folder = join(configuration.dataDir, 'files');
  }

  /** Writes aside, syncs, renames: after a crash the file is whole or absent. */
  async write(name: string, bytes: Buffer): Promise<StoredFile> {
    const path = this.pathOf(name);
    const aside = join(this.folder, `.incoming-${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    try {
      await using file = await open(aside, 'wx');
      await file.writeFile(bytes);
      await file.sync();
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await this.syncFolder();
    return { fileSize: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') };
  }

  /** An open file for the caller to close; null when there is none of that name. */
  async open(name: string): Promise<FileHandle | null> {
    try {
      return await open(this.pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private pathOf(name: string): string {
    if (!SAFE_NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
    return join(this.folder, name);
  }

  private async syncFolder(): Promise<void> {
    await using folder = await open(this.folder);
    await folder.sync();
  }
}
