import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Button } from '@vitral/sdk/ui';
import { useState } from 'react';
import { backupKeysQuery } from './backup-keys.queries.ts';
import { BackupKeyForm } from './backup-key-form.tsx';

/** Says for which keys the next backup is encrypted, or how to encrypt it. */
export function EncryptionState() {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(backupKeysQuery);
  const [isAdding, setIsAdding] = useState(false);
  const recipients = data.keys.filter(({ kind }) => kind === 'recipient');
  const isEncrypted = recipients.length > 0;
  return (
    <Alert severity={isEncrypted ? 'success' : 'warning'} role="status" sx={{ mb: 3 }}>
      <AlertTitle sx={{ fontWeight: 700 }}>
        {isEncrypted ? t('backups.encryptedFor', { count: recipients.length }) : t('backups.notEncrypted')}
      </AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {isEncrypted ? recipients.map(({ name }) => name).join(', ') : t('backups.notEncryptedText')}
      </Box>
      {!isEncrypted && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setIsAdding(true)}>
          {t('backups.addRecipient')}
        </Button>
      )}
      {isAdding && <BackupKeyForm kind="recipient" onClose={() => setIsAdding(false)} />}
    </Alert>
  );
}
