import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupProblem, BackupProgress } from '@vitral/contracts';
import type { NamedMigration } from '../../platform/database/migrations-list.ts';
import type { FileStore, StoredFile } from '../../platform/storage/file-store.ts';

/** What is backed up, and where it is brought back to. */
export interface ArchivePlace {
  /** For connections of its own, that nobody shares. */
  databaseUrl: string;
  files: FileStore;
  /** An archive holds a fingerprint of it alone. */
  secretKey: string;
}

export interface ArchiveOptions {
  /** Called with every piece. `total` is an estimate while an archive is written; 0 where it is not known. */
  onProgress?: (progress: BackupProgress) => void;
  /** Ends the work with the signal's reason. */
  signal?: AbortSignal;
  /** Those that this server knows: by default the ones that come with it. */
  migrations?: NamedMigration[];
}

export interface ArchiveSummary {
  createdAt: string;
  /** Vitral's, when it was written. */
  version: string;
  /** Tells archives of one SECRET_KEY from those of another. */
  keyFingerprint: string;
  rows: number;
  files: number;
  /** Names of the first files that rows named and the store had not, and how many there were. */
  missing: string[];
  missingCount: number;
  /** Bytes of the archive. */
  size: number;
  /** sha256 of the archive, hexadecimal. */
  checksum: string;
}

/** An archive on its way. */
export interface WrittenArchive {
  /** To be read once. It throws what went wrong, and no later read gives a whole archive. */
  bytes: AsyncIterable<Uint8Array>;
  /** To be asked when the bytes have ended. */
  summary(): ArchiveSummary;
}

/** What restoring needs to know of an archive beforehand. */
export interface VerifiedArchive {
  summary: ArchiveSummary;
  /** The files in it by name. */
  files: ReadonlyMap<string, StoredFile>;
}

export interface RestoreOptions extends ArchiveOptions {
  /** In the transaction that brings the rows back, when they are there: what is written commits with them or not at all. */
  beforeCommit?: (em: EntityManager) => Promise<void>;
}

/** Reads an archive from its beginning; called once for each time that it is read. */
export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>;

/** An archive that is not brought back, and why. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal';

  constructor(
    readonly problem: BackupProblem,
    /** For people at a terminal and logs: names no content. */
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

export const foreign = () => new ArchiveRefusal('foreign', 'it is no archive of Vitral');
