/** How a backup came about. */
export const BACKUP_ORIGINS = ['manual', 'scheduled', 'before-restore', 'uploaded', 'command-line'] as const;
export type BackupOrigin = (typeof BACKUP_ORIGINS)[number];

export const BACKUP_STATES = ['running', 'ready', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/**
 * Why an archive is refused or could not be made: `foreign` is none of ours, `newer` was made by a later version;
 * `interrupted`: the server went away meanwhile.
 */
export const BACKUP_PROBLEMS = [
  'foreign',
  'newer',
  'cut-off',
  'damaged',
  'missing-file',
  'storage-full',
  'interrupted',
  'unknown',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** Bytes. */
export interface BackupProgress {
  done: number;
  total: number;
}

/** A row of GET /api/backups, newest first. */
export interface Backup {
  id: string;
  filename: string;
  origin: BackupOrigin;
  state: BackupState;
  /** Bytes; null until it is ready. */
  size: number | null;
  /** sha256 of the archive, hexadecimal. */
  checksum: string | null;
  rows: number | null;
  files: number | null;
  /** While it runs. */
  progress: BackupProgress | null;
  problem: BackupProblem | null;
  /** Who asked for it; null: the schedule, or the command line. */
  actorName: string | null;
  createdAt: string;
  finishedAt: string | null;
}

/** POST /api/backups/{id}/link: where the archive is downloaded once, by whoever has the address. */
export interface BackupLink {
  address: string;
  expiresAt: string;
}

/** POST /api/backups/{id}/restore */
export interface RestoreInput {
  /** The backup's filename, typed by a person. */
  confirmation: string;
}

export const RESTORE_STATES = ['verifying', 'saving', 'restoring', 'done', 'failed'] as const;
export type RestoreState = (typeof RESTORE_STATES)[number];

/** GET /api/backups/restore: the one under way, else the latest; null when there was none. */
export interface Restore {
  id: string;
  filename: string;
  /** `saving`: a backup of what is there now is being made. */
  state: RestoreState;
  progress: BackupProgress | null;
  problem: BackupProblem | null;
  /** The archive was sealed by another SECRET_KEY: API keys and second factors must be set anew. */
  isForeignKey: boolean;
  actorName: string | null;
  createdAt: string;
  finishedAt: string | null;
}

/** GET /api/backup-info */
export interface BackupInfo {
  filename: string;
  size: number;
  created: string;
  downloadUrl: string;
}
