import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { channelQuery, MODULES } from './modules.queries.ts';

/** Refetches the other module queries when the version of the channel changes. */
export function useChannelWatch(version: number): void {
  const queryClient = useQueryClient();
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    const [, channel] = channelQuery.queryKey;
    void queryClient.invalidateQueries({
      queryKey: MODULES,
      predicate: ({ queryKey }) => queryKey[1] !== channel,
    });
  }, [version, queryClient]);
}
