/** Origins of a backup. */
export const BACKUP_ORIGINS = ['manual', 'scheduled', 'before-restore', 'uploaded', 'command-line'] as const;
export type BackupOrigin = (typeof BACKUP_ORIGINS)[number];

export const BACKUP_STATES = ['running', 'ready', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/**
 * Reasons why an archive is refused or could not be created. `foreign`: not a Vitral archive; `newer`: created by a
 * later version; `changed`: its contents differ from what was signed or recorded; `untrusted`: neither this site nor a
 * trusted one signed it, and the restore was not told to accept that; `wrong-key`: it is encrypted for another key;
 * `interrupted`: the server stopped before it was complete.
 */
export const BACKUP_PROBLEMS = [
  'foreign',
  'newer',
  'cut-off',
  'damaged',
  'changed',
  'untrusted',
  'wrong-key',
  'missing-file',
  'storage-full',
  'interrupted',
  'unknown',
] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** Encryption of an archive: for the holders of keys, with a passphrase, or none. */
export const ARCHIVE_ENCRYPTIONS = ['none', 'keys', 'passphrase'] as const;
export type ArchiveEncryption = (typeof ARCHIVE_ENCRYPTIONS)[number];

/** `unknown`: an encrypted archive that nobody has opened here. */
export const ARCHIVE_SIGNATURES = ['signed', 'unsigned', 'unknown'] as const;
export type ArchiveSignature = (typeof ARCHIVE_SIGNATURES)[number];

/** A key for which a backup is encrypted. */
export interface BackupRecipient {
  name: string;
  /** `age1…` */
  publicKey: string;
}

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
  /** Bytes; null until the backup is ready. */
  size: number | null;
  /** SHA-256 of the archive, hexadecimal. */
  checksum: string | null;
  rows: number | null;
  files: number | null;
  /** Null unless the backup is running. */
  progress: BackupProgress | null;
  problem: BackupProblem | null;
  encryption: ArchiveEncryption;
  /** The keys that open it; empty for archives from elsewhere, since a file does not name its keys. */
  recipients: BackupRecipient[];
  signature: ArchiveSignature;
  /** Public key that signed the archive, in base64. */
  signedBy: string | null;
  /** Account that requested the backup; null for the schedule and the command line. */
  actorName: string | null;
  createdAt: string;
  finishedAt: string | null;
}

/** POST /api/backups/{id}/link: a URL from which anybody can download the archive once. */
export interface BackupLink {
  address: string;
  expiresAt: string;
}

/** POST /api/backups/{id}/restore */
export interface RestoreInput {
  /** The backup's filename, typed by a person. */
  confirmation: string;
  /** Opens an encrypted archive: a private key `AGE-SECRET-KEY-1…` or a passphrase. It is neither stored nor logged. */
  key?: string | null;
  /** Required for an archive from elsewhere that no trusted site signed. */
  acceptsUntrusted?: boolean;
}

export const RESTORE_STATES = ['verifying', 'saving', 'restoring', 'done', 'failed'] as const;
export type RestoreState = (typeof RESTORE_STATES)[number];

/** GET /api/backups/restore: the running restore, else the latest; null if there was none. */
export interface Restore extends Pick<
  Backup,
  'id' | 'filename' | 'progress' | 'problem' | 'actorName' | 'createdAt' | 'finishedAt'
> {
  /** `saving`: the current data is being backed up first. */
  state: RestoreState;
  /** The archive was sealed with another SECRET_KEY: API keys and second factors must be set up again. */
  isForeignKey: boolean;
}

/** GET /api/backup-info */
export interface BackupInfo {
  filename: string;
  size: number;
  created: string;
  downloadUrl: string;
}
