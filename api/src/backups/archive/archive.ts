import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupProblem, BackupProgress } from '@vitral/contracts/backups';
import type { NamedMigration } from '../../platform/database/migrations-list.ts';
import type { FileStore, StoredFile } from '../../platform/storage/file-store.ts';

export interface ArchivePlace {
  /** Used for separate connections. */
  databaseUrl: string;
  files: FileStore;
  /** Archives are signed with a key that derives from it. They store only a fingerprint of it. */
  secretKey: string;
}

export interface ArchiveOptions {
  /** Called with every piece. `total` is an estimate while an archive is written, and 0 if unknown. */
  onProgress?: (progress: BackupProgress) => void;
  signal?: AbortSignal;
  migrations?: NamedMigration[];
}

/** The holders of these keys, or of the passphrase, can open an encrypted archive. */
export type ArchiveReaders = { recipients: readonly string[] } | { passphrase: string };

export interface WriteOptions extends ArchiveOptions {
  /** Absent for an archive that everybody can read. */
  readers?: ArchiveReaders;
}

export interface ArchiveSummary {
  createdAt: string;
  version: string;
  /** Identifies the SECRET_KEY without revealing it. */
  keyFingerprint: string;
  rows: number;
  files: number;
  /** Names of the first files that rows reference and the store lacks, and their total number. */
  missing: string[];
  missingCount: number;
  /** Public key that signed it, in base64; null for archives of earlier versions, which are not signed. */
  signedBy: string | null;
  /** Bytes of the archive as it is stored, that is, encrypted if it is. */
  size: number;
  /** sha256 of the archive as it is stored, hexadecimal. */
  checksum: string;
}

export interface WrittenArchive {
  /** Can be read once. Throws if writing fails, and a complete archive is then never produced. */
  bytes: AsyncIterable<Uint8Array>;
  /** Available once all bytes have been read. */
  summary(): ArchiveSummary;
}

export interface VerifiedArchive {
  summary: ArchiveSummary;
  files: ReadonlyMap<string, StoredFile>;
}

export interface ReadOptions extends ArchiveOptions {
  /** Bytes, if known. */
  size?: number;
  /** Key of this one file, if it is encrypted. */
  fileKey?: Uint8Array;
}

export interface RestoreOptions extends ReadOptions {
  /** Runs in the transaction that restores the rows, after them; its writes commit or roll back together with the rows. */
  beforeCommit?: (em: EntityManager) => Promise<void>;
}

export type OpenArchive = () => Promise<AsyncIterable<Uint8Array>>;

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

export const foreign = () => new ArchiveRefusal('foreign', 'it is not a Vitral archive');

/** docs/adr/021-backups.md and docs/adr/111-backups-are-signed-then-encrypted.md describe the format. */
export const ARCHIVE_EXTENSION = 'tar';

/** Added to the name of an encrypted archive. */
export const ENCRYPTED_EXTENSION = 'age';

/** MIME type of archives; browsers save it regardless of the file name. */
export const ARCHIVE_TYPE = 'application/octet-stream';

export const FORMAT = 'vitral-backup';

/** Incremented when the contents of archives change their meaning; readers must still accept older versions. */
export const FORMAT_VERSION = 2;

/** The first version whose archives end with a signature. */
export const SIGNED_SINCE = 2;

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.txt';
export const END = 'end.json';
export const SIGNATURE = 'signature.json';

/** Maximum bytes of table data in one entry, before compression. */
export const PIECE_BYTES = 1024 * 1024;

/** Limits of a reader, since an archive may come from anybody. */
export const BOUNDS = {
  /** Bytes. */
  json: 1024 * 1024,
  signature: 1024,
  tables: 500,
  columns: 500,
  migrations: 5000,
  files: 1_000_000,
  /** Pieces of tables: 200 GB of rows. A reader remembers the digest of each. */
  pieces: 200_000,
  /** Limit for the missing files listed in `end.json`. */
  missing: 1000,
} as const;

/** Tables with the state of this installation rather than content; a restore leaves them as they are. */
export const OPERATIONAL_TABLES: readonly string[] = [
  'session',
  'rate_limit',
  'idempotency_key',
  'mikro_orm_migrations',
  'backup',
  'backup_key',
  'restore',
  'release',
  'release_sbom',
  'release_set',
  'workspace_release',
  'release_channel',
  'channel_change',
  'set_traffic',
  'load_failure_count',
  'page_timing',
  'module_token',
  'access_token',
  'webhook',
  'device_login',
  'used_challenge',
  'module_preview',
  'module_permission',
  'signing_key',
  'environment',
  'promotion',
];

export const pieceName = (table: string, number: number): string =>
  `database/${table}/${String(number).padStart(6, '0')}.copy.gz`;

export const fileEntryName = (name: string): string => `files/${name}`;

/** Identifies a SECRET_KEY; cannot be used for anything else. */
export const secretKeyFingerprint = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('vitral backup').digest('hex');

/** Returns a line in the format of `sha256sum --check`. */
export const checksumLine = (name: string, digest: string): string => `${digest}  ${name}\n`;
