import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Names that the server makes: no separators, no leading dot. */
const SAFE_NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

export interface StoredFile {
  /** Bytes. */
  fileSize: number;
  /** sha256, hexadecimal. */
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
  /** Bytes. */
  fileSize: number;
}

/**
 * Keeps uploaded files by name, wherever they lie. A name is there with all its bytes or not at all, and its bytes never
 * change. Every method throws for a name that the server did not make.
 */
export abstract class FileStore {
  /**
   * Stores what `bytes` brings, piece by piece. When that fails half-way, or the server dies, nothing is left under the name.
   * Throws StorageFull when there is no room.
   */
  abstract write(name: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredFile>;

  /** Stores a finished file of this machine, which goes from `path`. Otherwise as `write`. */
  abstract take(name: string, path: string): Promise<void>;

  /** The bytes, from first to last or of one range; null when there is no such file. */
  abstract read(name: string, range?: ByteRange): Promise<Readable | null>;

  /** Bytes; null when there is no such file. */
  abstract size(name: string): Promise<number | null>;

  /** Whether or not it was there. */
  abstract remove(name: string): Promise<void>;

  /** Every file, in no particular order. */
  abstract names(): AsyncIterable<StoredName>;

  /** Takes away what writes that were begun before `moment` and never ended have left. Tells how many there were. */
  abstract sweep(moment: Date): Promise<number>;
}

/** There is no room for the file. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The file store is full', { cause });
    this.name = 'StorageFull';
  }
}

/** Whether the system says that a disk, or what may be used of it, is full. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
}

export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name);
}

/** The name itself, when it is one that the server makes. */
export function safeName(name: string): string {
  if (!isSafeName(name)) throw new Error(`${JSON.stringify(name)} is no name for a stored file`);
  return name;
}

/** Counts and digests bytes on their way. */
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

  /** What went by; to be asked once, at the end. */
  result(): StoredFile {
    return { fileSize: this.size, checksum: this.hash.digest('hex') };
  }
}
