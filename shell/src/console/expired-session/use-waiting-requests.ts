import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, SESSION_ENDED, type SessionEnded } from '@vitral/api-client';
import { useSession } from '@vitral/session';
import { useEffect, useRef } from 'react';

type Settle = (isBack: boolean) => void;

/**
 * Makes requests refused at the end of a session wait until the same user logs in again. They fail on logout, and
 * when somebody else logs in, which also calls `onOtherPerson`.
 */
export function useWaitingRequests(onOtherPerson: () => void): void {
  const queryClient = useQueryClient();
  const { user, hasEnded } = useSession();
  const id = user?.id ?? null;
  const waiting = useRef<Settle[]>([]);
  const lastUser = useRef(id);
  const renewedAt = useRef(0);

  useEffect(() => {
    if (id === null) return;
    const wait = (event: Event) => {
      const { sentAt, waitUntil } = (event as CustomEvent<SessionEnded>).detail;
      // A login has happened since the request was sent.
      if (sentAt < renewedAt.current) return waitUntil(Promise.resolve(true));
      waitUntil(new Promise((settle) => waiting.current.push(settle)));
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    };
    window.addEventListener(SESSION_ENDED, wait);
    return () => window.removeEventListener(SESSION_ENDED, wait);
  }, [id, queryClient]);

  useEffect(() => {
    if (hasEnded) return;
    const isSame = lastUser.current === id;
    if (lastUser.current !== null && id !== null && !isSame) onOtherPerson();
    lastUser.current = id;
    renewedAt.current = performance.now();
    for (const settle of waiting.current.splice(0)) settle(isSame);
  }, [hasEnded, id, onOtherPerson]);
}
