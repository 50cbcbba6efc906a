import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useCallback, useState } from 'react';

/**
 * Returns the current user. When the session ends, the user remains until the next login or `leave`, so that unsaved
 * work stays on screen.
 */
export function useSessionUser() {
  const { data: answered = null, isPending } = useQuery(currentUserQuery);
  const [known, setKnown] = useState(answered);
  if (answered && answered !== known) setKnown(answered);

  const user = answered ?? known;
  const leave = useCallback(() => setKnown(null), []);
  return { user, hasEnded: user !== null && answered === null, isLoading: isPending, leave };
}
