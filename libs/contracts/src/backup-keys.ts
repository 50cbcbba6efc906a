import type { Backup } from './backups.ts';

/**
 * `recipient`: an age key for which backups are encrypted; `signer`: the signing key of another site whose archives are
 * trusted.
 */
export const BACKUP_KEY_KINDS = ['recipient', 'signer'] as const;
export type BackupKeyKind = (typeof BACKUP_KEY_KINDS)[number];

/** POST /api/backup-keys */
export interface BackupKeyInput {
  kind: BackupKeyKind;
  /** Place or owner of the private key, or the name of the other site. */
  name: string;
  /** A recipient: `age1…`; a signer: the 32 bytes of an Ed25519 key in base64. */
  publicKey: string;
}

/** A row of GET /api/backup-keys. Keys are never changed, only added and removed. */
export interface BackupKey extends BackupKeyInput {
  id: string;
  createdBy: string;
  createdAt: string;
}

/** GET /api/backup-keys */
export interface BackupKeys {
  /** Public part of the key with which this site signs its archives, in base64. */
  signingKey: string;
  /** Oldest first. */
  keys: BackupKey[];
}

/** `own`: signed by this site; `foreign`: signed by a site that is not trusted; `unknown`: not read yet, as it is encrypted. */
export type ArchiveTrust = 'own' | 'trusted' | 'foreign' | 'unsigned' | 'unknown';

/** Says by whom an archive was signed, as far as the keys known to the site tell. */
export function trustOf(
  { signature, signedBy }: Pick<Backup, 'signature' | 'signedBy'>,
  { signingKey, keys }: BackupKeys,
): ArchiveTrust {
  if (signature !== 'signed') return signature;
  if (signedBy === signingKey) return 'own';
  const isTrusted = keys.some(({ kind, publicKey }) => kind === 'signer' && publicKey === signedBy);
  return isTrusted ? 'trusted' : 'foreign';
}

const MADE_HERE: readonly Backup['origin'][] = ['manual', 'scheduled', 'before-restore'];

/**
 * Says whether a restore must be told to accept an archive because nobody vouches for its contents. Unsigned archives
 * that the site itself made before archives were signed are verified by their recorded checksums.
 */
export function needsAcceptance(trust: ArchiveTrust, origin: Backup['origin']): boolean {
  return trust === 'foreign' || (trust === 'unsigned' && !MADE_HERE.includes(origin));
}
