import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { channelQuery, MODULES } from './modules.queries.ts';

/** Reads everything else anew when somebody changed what visitors get. */
export function useChannelWatch(version: number): void {
  const queryClient = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const [, channel] = channelQuery.queryKey;
    void queryClient.invalidateQueries({
      queryKey: MODULES,
      predicate: ({ queryKey }) => queryKey[1] !== channel,
    });
  }, [version, queryClient]);
}
