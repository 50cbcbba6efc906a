import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codeOf } from '../errors/app-error.ts';

/** Names that the server generates: no separators, no leading dot. */
const SAFE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

export interface StoredFile {
  /** In bytes. */
  fileSize: number;
  checksum: string;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredName {
  name: string;
  writtenAt: Date;
  /** In bytes. */
  fileSize: number;
}

/** Stores files by name: whole or not at all, never changed. Throws for names that the server did not generate. */
export abstract class FileStore {
  /** After a failure or a crash no file of that name exists. Throws StorageFull when there is no space left. */
  abstract write(name: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredFile>;

  /** Moves a complete file of this machine from `path` into the store. Otherwise like `write`. */
  abstract take(name: string, path: string): Promise<void>;

  abstract read(name: string, range?: ByteRange): Promise<Readable | null>;

  /** In bytes; null when there is no such file. */
  abstract size(name: string): Promise<number | null>;

  abstract remove(name: string): Promise<void>;

  abstract names(): AsyncIterable<StoredName>;

  /** Removes the remains of unfinished writes that began before `moment`. Returns their number. */
  abstract sweep(moment: Date): Promise<number>;
}

export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The file store is full', { cause });
    this.name = 'StorageFull';
  }
}

export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name);
}

export function safeName(name: string): string {
  if (!isSafeName(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
  return name;
}

export class Measure {
  private size = 0;
  private readonly hash = createHash('sha256');

  async *of(bytes: AsyncIterable<Uint8Array> | Uint8Array): AsyncGenerator<Uint8Array> {
    const pieces = bytes instanceof Uint8Array ? [bytes] : bytes;
    for await (const piece of pieces) {
      this.size += piece.length;
      this.hash.update(piece);
      yield piece;
    }
  }

  result(): StoredFile {
    return { fileSize: this.size, checksum: this.hash.digest('hex') };
  }
}

/** Stores the archives of backups, separate from the site's files. */
export abstract class BackupStore extends FileStore {}

/** Stores each release as one archive, from which every server unpacks its own copy. */
export abstract class ReleaseStore extends FileStore {}
