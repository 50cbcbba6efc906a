import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useEffect } from 'react';

/** Asks who is logged in whenever the person comes back to this tab: the login may have happened in another one. */
export function useLoginElsewhere(isAwaited: boolean): void {
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
