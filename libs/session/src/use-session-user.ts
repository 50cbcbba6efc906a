import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useCallback, useState } from 'react';

/**
 * Whoever works here. When the server knows of no session any more, the person stays until somebody logs in or
 * `leave` is called, so that what is being done is not taken away.
 */
export function usePerson() {
  const { data: answered = null, isPending } = useQuery(currentUserQuery);
  const [known, setKnown] = useState(answered);
  if (answered && answered !== known) setKnown(answered);

  const user = answered ?? known;
  const leave = useCallback(() => setKnown(null), []);
  return { user, hasEnded: user !== null && answered === null, isLoading: isPending, leave };
}
