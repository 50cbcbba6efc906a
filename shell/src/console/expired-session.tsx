import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, SESSION_ENDED, type LoginNeeded } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, Stack } from '@vitral/ui';
import { useEffect, useId, useRef } from 'react';
import { LazyLoginForm } from './lazy-screens.ts';

/** Asks the user to log in again after the session has ended; the page stays mounted behind the dialog. */
export function ExpiredSessionDialog() {
  const { t } = useTranslation('shell');
  const { user, hasEnded, logout, isLoggingOut } = useSession();
  const id = useId();
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

/**
 * Tells the other tabs of this browser the current user of this one, and refetches it when another tab has a different one. All
 * share the cookie of the session; without this, a tab would show the name of one user and act with the rights of another.
 */
export function useUserOfOtherTabs(): void {
  const queryClient = useQueryClient();
  const { user, hasEnded, isLoading } = useSession();
  const id = hasEnded ? null : (user?.id ?? null);
  useEffect(() => {
    if (isLoading) return;
    const channel = new BroadcastChannel('vitral.user');
    channel.onmessage = ({ data }) => {
      if (data !== id) void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
    };
    channel.postMessage(id);
    return () => channel.close();
  }, [id, isLoading, queryClient]);
}

/** Makes requests refused at the end of a session wait for a login; after logout, or for another user, they fail. */
export function useWaitingRequests(onOtherUser: () => void): void {
  const queryClient = useQueryClient();
  const { user, hasEnded } = useSession();
  const id = user?.id ?? null;
  const waiting = useRef<((isRenewed: boolean) => void)[]>([]);
  const lastUser = useRef(id);
  const renewedAt = useRef(0);
  const otherUserAt = useRef(0);

  useEffect(() => {
    if (id === null) return;
    const wait = (event: Event) => {
      const { sentAt, waitUntil } = (event as CustomEvent<LoginNeeded>).detail;
      // A login has happened since the request was sent.
      if (sentAt < renewedAt.current) return waitUntil(Promise.resolve(sentAt >= otherUserAt.current));
      waitUntil(new Promise((settle) => waiting.current.push(settle)));
      // The user may be a login that is not rendered yet: the refused request was sent before it.
      if (!hasEnded) queryClient.setQueryData(currentUserQuery.queryKey, null);
    };
    window.addEventListener(SESSION_ENDED, wait);
    return () => window.removeEventListener(SESSION_ENDED, wait);
  }, [id, hasEnded, queryClient]);

  useEffect(() => {
    if (hasEnded) return;
    const isSame = lastUser.current === id;
    renewedAt.current = performance.now();
    if (!isSame) otherUserAt.current = renewedAt.current;
    if (lastUser.current !== null && id !== null && !isSame) onOtherUser();
    lastUser.current = id;
    for (const settle of waiting.current.splice(0)) settle(isSame);
  }, [hasEnded, id, onOtherUser]);
}
