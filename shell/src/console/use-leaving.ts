import type { CurrentUser } from '@vitral/contracts';
import { useEffect, useState } from 'react';
import type { createConsoleRouter } from './create-console-router.tsx';

/**
 * Whether the person who worked here has logged out. The address goes back to the start with them, once nothing of their
 * page is there to hold it back: whoever logs in next has their own.
 */
export function useLeaving(
  user: CurrentUser | null,
  router: Pick<ReturnType<typeof createConsoleRouter>, 'navigate'>,
): boolean {
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  const hasLeft = user === null && last !== null;
  useEffect(() => {
    if (hasLeft) void router.navigate('/admin', { replace: true });
  }, [hasLeft, router]);
  return hasLeft;
}
