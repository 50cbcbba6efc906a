import { createHmac } from 'node:crypto';

/** docs/adr/021-backups.md describes the format. */
export const ARCHIVE_EXTENSION = 'tar';

/** MIME type of archives; browsers save it regardless of the file name. */
export const ARCHIVE_TYPE = 'application/octet-stream';

export const FORMAT = 'vitral-backup';

/** Raised when the contents of archives change their meaning; readers must still accept older versions. */
export const FORMAT_VERSION = 1;

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'checksums.txt';
export const END = 'end.json';

/** Maximum bytes of table data in one entry, before compression. */
export const PIECE_BYTES = 1024 * 1024;

/** Limits of a reader, since an archive may come from anybody. */
export const BOUNDS = {
  /** Bytes. */
  json: 1024 * 1024,
  tables: 500,
  columns: 500,
  migrations: 5000,
  files: 1_000_000,
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
  'restore',
  'release',
  'release_set',
  'workspace_release',
  'release_channel',
  'channel_change',
  'set_traffic',
  'load_failure_count',
  'module_token',
];

export function pieceName(table: string, number: number): string {
  return `database/${table}/${String(number).padStart(6, '0')}.copy.gz`;
}

export function fileEntryName(name: string): string {
  return `files/${name}`;
}

/** Identifies a SECRET_KEY; cannot be used for anything else. */
export function secretKeyFingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('vitral backup').digest('hex');
}
