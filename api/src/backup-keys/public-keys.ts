import type { BackupKeyKind } from '@vitral/contracts/backup-keys';
import { Encrypter } from 'age-encryption';
import { AppError } from '../platform/errors/app-error.ts';
import { isSiteKey } from './site-key.ts';

const PRIVATE = /AGE-SECRET-KEY|PRIVATE KEY/i;
/** An X25519 recipient in Bech32: the kind that every implementation of age reads. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

/** Throws `backup-keys.private` or `backup-keys.unreadable`. */
export function checkPublicKey(kind: BackupKeyKind, publicKey: string): void {
  if (PRIVATE.test(publicKey)) throw new AppError('backup-keys.private');
  const isValid = kind === 'recipient' ? isRecipient(publicKey) : isSiteKey(publicKey);
  if (!isValid) throw new AppError('backup-keys.unreadable');
}

/** Lets the library verify the checksum of the text, too. */
function isRecipient(text: string): boolean {
  if (!RECIPIENT.test(text)) return false;
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}
