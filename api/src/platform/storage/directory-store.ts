import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf, ifMissing } from '../errors/app-error.ts';
import {
  type ByteRange,
  FileStore,
  isFull,
  Measure,
  safeName,
  StorageFull,
  type StoredFile,
  type StoredName,
} from './file-store.ts';

const UNFINISHED = '.incoming-';

/** Stores files in one folder. Writes aside, syncs and renames, so that after a crash a file is complete or absent. */
export class DirectoryStore extends FileStore {
  constructor(
    private readonly folder: string,
    private readonly mode = 0o777,
  ) {
    super();
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredFile> {
    const path = this.pathOf(name);
    const aside = join(this.folder, `${UNFINISHED}${randomUUID()}`);
    const measure = new Measure();
    await mkdir(this.folder, { recursive: true, mode: this.mode });
    try {
      await using file = await open(aside, 'wx');
      for await (const piece of measure.of(bytes)) await file.writeFile(piece);
      await file.sync();
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw isFull(error) ? new StorageFull(error) : error;
    }
    await this.syncFolder();
    return measure.result();
  }

  async take(name: string, path: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: this.mode });
    try {
      await using file = await open(path, 'r+');
      await file.sync();
      await rename(path, this.pathOf(name));
    } catch (error) {
      if (codeOf(error) !== 'EXDEV') throw isFull(error) ? new StorageFull(error) : error;
      await this.write(name, createReadStream(path));
      await rm(path);
      return;
    }
    await this.syncFolder();
  }

  async read(name: string, range?: ByteRange): Promise<Readable | null> {
    const file = await open(this.pathOf(name)).catch(ifMissing(null));
    return file && file.createReadStream(range ?? {});
  }

  async size(name: string): Promise<number | null> {
    const found = await this.find(safeName(name));
    return found && found.size;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async *names(): AsyncGenerator<StoredName> {
    for (const name of await this.entries()) {
      const found = name.startsWith('.') ? null : await this.find(name);
      if (found) yield { name, writtenAt: found.mtime, fileSize: found.size };
    }
  }

  async sweep(moment: Date): Promise<number> {
    let count = 0;
    for (const name of await this.entries()) {
      const found = name.startsWith(UNFINISHED) ? await this.find(name) : null;
      if (!found || found.mtime >= moment) continue;
      await rm(join(this.folder, name), { force: true });
      count += 1;
    }
    return count;
  }

  private async entries(): Promise<string[]> {
    return readdir(this.folder).catch(ifMissing([]));
  }

  private async find(name: string): Promise<Stats | null> {
    return stat(join(this.folder, name)).catch(ifMissing(null));
  }

  private pathOf(name: string): string {
    return join(this.folder, safeName(name));
  }

  private async syncFolder(): Promise<void> {
    await using folder = await open(this.folder);
    await folder.sync();
  }
}
