import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codeOf } from '../errors/code-of.ts';

/** Names that the server generates: no separators, no leading dot. */
const SAFE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

export interface StoredFile {
  /** In bytes. */
  fileSize: number;
  /** SHA-256, in hexadecimal digits. */
  checksum: string;
}

/** First and last byte, both included. */
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

/**
 * Stores files by name. A file has all its bytes or does not exist, and its bytes never change. Every method throws for a name
 * that the server did not generate.
 */
export abstract class FileStore {
  /**
   * Stores `bytes` piece by piece. After a failure or a crash no file of that name exists. Throws StorageFull when there is no
   * space left.
   */
  abstract write(name: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredFile>;

  /** Moves a complete file of this machine from `path` into the store. Otherwise like `write`. */
  abstract take(name: string, path: string): Promise<void>;

  /** Reads a file or one range of it; null when there is no such file. */
  abstract read(name: string, range?: ByteRange): Promise<Readable | null>;

  /** Returns the size in bytes; null when there is no such file. */
  abstract size(name: string): Promise<number | null>;

  /** Removes a file, if it exists. */
  abstract remove(name: string): Promise<void>;

  /** Lists all files, in no particular order. */
  abstract names(): AsyncIterable<StoredName>;

  /** Removes the remains of unfinished writes that began before `moment`. Returns their number. */
  abstract sweep(moment: Date): Promise<number>;
}

/** The file store has no space left for a file. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The file store is full', { cause });
    this.name = 'StorageFull';
  }
}

/** Tells if an error reports a full disk or an exhausted quota. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** Returns the name. Throws unless it is one that the server generates. */
export function safeName(name: string): string {
  if (!isSafeName(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
  return name;
}

/** Counts and digests the bytes that pass through. */
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

  /** Returns size and checksum. Must be called once, at the end. */
  result(): StoredFile {
    return { fileSize: this.size, checksum: this.hash.digest('hex') };
  }
}
