import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery, SESSION_ENDED, type SessionEnded } from '@vitral/api-client';
import { useSession } from '@vitral/session';
import { useEffect, useRef } from 'react';

type Settle = (isBack: boolean) => void;

/**
 * Lets requests that were refused at the end of a session wait until the same person has logged in again; they fail
 * when that person logs out, or when somebody else logs in, of which `onOtherPerson` is told.
 */
export function useWaitingRequests(onOtherPerson: () => void): void {
  const queryClient = useQueryClient();
  const { user, hasEnded } = useSession();
  const id = user?.id ?? null;
  const waiting = useRef<Settle[]>([]);
  const worked = useRef(id);
  const backAt = useRef(0);

  useEffect(() => {
    if (id === null) return;
    const wait = (event: Event) => {
      const { sentAt, waitUntil } = (event as CustomEvent<SessionEnded>).detail;
      // The answer came late: there has been a login since the request was sent.
      if (sentAt < backAt.current) return waitUntil(Promise.resolve(true));
      waitUntil(new Promise((settle) => waiting.current.push(settle)));
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    };
    window.addEventListener(SESSION_ENDED, wait);
    return () => window.removeEventListener(SESSION_ENDED, wait);
  }, [id, queryClient]);

  useEffect(() => {
    if (hasEnded) return;
    const isSame = worked.current === id;
    if (worked.current !== null && id !== null && !isSame) onOtherPerson();
    worked.current = id;
    backAt.current = performance.now();
    for (const settle of waiting.current.splice(0)) settle(isSame);
  }, [hasEnded, id, onOtherPerson]);
}
