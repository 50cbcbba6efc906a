import type { CurrentUser } from '@vitral/contracts';
import { useEffect, useState } from 'react';
import type { createConsoleRouter } from './create-console-router.tsx';

/**
 * Returns whether the user has logged out. Navigates to the start once the page is unmounted and cannot block it, so
 * that the next user starts fresh.
 */
export function useLogoutNavigation(
  user: CurrentUser | null,
  router: Pick<ReturnType<typeof createConsoleRouter>, 'navigate'>,
): boolean {
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  const hasLoggedOut = user === null && last !== null;
  useEffect(() => {
    if (hasLoggedOut) void router.navigate('/admin', { replace: true });
  }, [hasLoggedOut, router]);
  return hasLoggedOut;
}
