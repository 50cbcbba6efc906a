import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupProblem, BackupProgress } from '@vitral/contracts';
import type { NamedMigration } from '../../platform/database/migrations-list.ts';
import type { FileStore, StoredFile } from '../../platform/storage/file-store.ts';

/** The source of a backup and the target of a restore. */
export interface ArchivePlace {
  /** Used for separate connections. */
  databaseUrl: string;
  files: FileStore;
  /** The archive stores only a fingerprint of it. */
  secretKey: string;
}

export interface ArchiveOptions {
  /** Called with every piece. `total` is an estimate while an archive is written, and 0 if unknown. */
  onProgress?: (progress: BackupProgress) => void;
  /** Aborts the work with the signal's reason. */
  signal?: AbortSignal;
  /** Migrations that this server knows; defaults to its own. */
  migrations?: NamedMigration[];
}

export interface ArchiveSummary {
  createdAt: string;
  /** Version of Vitral that wrote the archive. */
  version: string;
  /** Identifies the SECRET_KEY without revealing it. */
  keyFingerprint: string;
  rows: number;
  files: number;
  /** Names of the first files that rows reference and the store lacks, and their total number. */
  missing: string[];
  missingCount: number;
  /** Bytes of the archive. */
  size: number;
  /** sha256 of the archive, hexadecimal. */
  checksum: string;
}

/** An archive that is being written. */
export interface WrittenArchive {
  /** Can be read once. Throws if writing fails, and a complete archive is then never produced. */
  bytes: AsyncIterable<Uint8Array>;
  /** Available when the bytes have ended. */
  summary(): ArchiveSummary;
}

/** Facts about an archive that a restore needs beforehand. */
export interface VerifiedArchive {
  summary: ArchiveSummary;
  /** Files of the archive by name. */
  files: ReadonlyMap<string, StoredFile>;
}

export interface RestoreOptions extends ArchiveOptions {
  /** Runs in the transaction that restores the rows, after them; its writes commit or roll back together with the rows. */
  beforeCommit?: (em: EntityManager) => Promise<void>;
}

/** Opens an archive at its beginning; called once for each read. */
export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>;

/** An archive that cannot be restored, with the reason. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal';

  constructor(
    readonly problem: BackupProblem,
    /** Shown in terminals and logs; contains no content. */
    readonly detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

export const foreign = () => new ArchiveRefusal('foreign', 'it is no archive of Vitral');
