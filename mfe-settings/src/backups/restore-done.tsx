import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Button } from '@vitral/ui';
import { useEffect, useRef } from 'react';

/**
 * The end of a restore. The cached data and the session belong to the replaced site, so the link loads a new document with
 * the login screen.
 */
export function RestoreDone({ filename }: { filename: string }) {
  const { t } = useTranslation('mfe-settings');
  const logIn = useRef<HTMLAnchorElement>(null);
  useEffect(() => logIn.current?.focus(), []);
  return (
    <Alert severity="success" role="status">
      <AlertTitle sx={{ fontWeight: 700 }}>{t('backups.doneTitle')}</AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>{t('backups.doneText', { filename })}</Box>
      <Button variant="contained" href="/admin" ref={logIn} sx={{ mt: 2 }}>
        {t('backups.logIn')}
      </Button>
    </Alert>
  );
}
