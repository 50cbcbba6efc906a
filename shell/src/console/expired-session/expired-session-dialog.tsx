import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@vitral/ui';
import { useEffect, useId } from 'react';
import { LazyLoginForm } from '../lazy-screens.ts';

/** Asks the user to log in again after the session has ended; the page stays mounted behind the dialog. */
export function ExpiredSessionDialog() {
  const { t } = useTranslation('shell');
  const { user, hasEnded, logout, isLoggingOut } = useSession();
  const id = useId();
  useLoginElsewhere(hasEnded);
  return (
    <Dialog open={hasEnded} maxWidth="xs" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{t('expired.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText id={`${id}-text`}>{t('expired.text')}</DialogContentText>
          <LazyLoginForm returning={user?.username ?? ''} />
          <Button onClick={logout} disabled={isLoggingOut}>
            {isLoggingOut ? t('common:auth.loggingOut') : t('expired.leave')}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

/** Refetches the current user when this tab becomes visible: the login may have happened in another tab. */
function useLoginElsewhere(isAwaited: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAwaited) return;
    const ask = () => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isAwaited, queryClient]);
}
