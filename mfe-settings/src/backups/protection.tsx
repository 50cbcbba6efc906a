import { useQuery } from '@tanstack/react-query';
import { type ArchiveTrust, trustOf } from '@vitral/sdk/contracts/backup-keys';
import type { Backup } from '@vitral/sdk/contracts/backups';
import { useTranslation } from '@vitral/sdk/i18n';
import { Detail, DetailedText } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';
import { backupKeysQuery } from './backup-keys.queries.ts';

/** Returns who signed an archive, as far as the keys of the site tell. */
export function useTrust(backup: Backup): ArchiveTrust {
  const { data } = useQuery(backupKeysQuery);
  return data ? trustOf(backup, data) : 'unknown';
}

/** Says for whom an archive is encrypted. */
function useEncryptionText({ encryption, recipients }: Backup): string {
  const { t } = useTranslation('mfe-settings');
  if (encryption === 'keys' && recipients.length > 0)
    return t('backups.encryptions.named', { names: recipients.map(({ name }) => name).join(', ') });
  return t(`backups.encryptions.${encryption}`);
}

/** Encryption and signature of a complete backup; nothing for others. */
export function BackupProtection({ backup }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const encryption = useEncryptionText(backup);
  const trust = useTrust(backup);
  if (backup.state !== 'ready') return null;
  return <DetailedText detail={t(`backups.trust.${trust}`)}>{encryption}</DetailedText>;
}

/** Names and keys for which an archive is encrypted. */
export function EncryptionFact({ backup }: { backup: Backup }) {
  const text = useEncryptionText(backup);
  return (
    <>
      {text}
      {backup.recipients.map(({ publicKey }) => (
        <Detail key={publicKey}>
          <Code>{publicKey}</Code>
        </Detail>
      ))}
    </>
  );
}

/** Signer of an archive, with the key in full. */
export function SignatureFact({ backup }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const trust = useTrust(backup);
  return (
    <>
      {t(`backups.trust.${trust}`)}
      {backup.signedBy && (
        <Detail>
          <Code>{backup.signedBy}</Code>
        </Detail>
      )}
    </>
  );
}
