import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useEffect } from 'react';

/** Refetches the current user when this tab becomes visible: the login may have happened in another tab. */
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
