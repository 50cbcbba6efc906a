import { useQueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { useSession } from '@vitral/session';
import { useCallback, useEffect, useMemo } from 'react';
import { useBoot } from './boot-context.ts';
import { createConsoleRouter } from './create-console-router.tsx';
import { ExpiredSessionDialog } from './expired-session/expired-session-dialog.tsx';
import { useWaitingRequests } from './expired-session/use-waiting-requests.ts';
import { findAccountScreen, LazyLoginPage } from './lazy-screens.ts';
import { CenteredSpinner } from './panels.tsx';
import { SetWatchContext, watchActiveSet } from './release-set/set-watch.ts';
import { useLogoutNavigation } from './use-logout-navigation.ts';

/** Shows a spinner while the session is unknown, the login without one, else the console. */
export function ConsoleRouter() {
  const { modules, set } = useBoot();
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const watch = useMemo(() => watchActiveSet(set), [set]);
  useEffect(() => watch.start(), [watch]);
  const router = useMemo(
    () => createConsoleRouter({ modules, watch, isBusy: () => queryClient.isMutating() > 0 }),
    [modules, watch, queryClient],
  );
  const openDashboard = useCallback(
    () => void router.navigate('/admin/dashboard', { replace: true }),
    [router],
  );
  useWaitingRequests(openDashboard);
  const hasLoggedOut = useLogoutNavigation(user, router);

  const screen = findAccountScreen(window.location.pathname);
  if (isLoading) return <CenteredSpinner />;
  if (screen && (!user || screen.isForEverybody)) return <screen.Page />;
  if (!user)
    return (
      <LazyLoginPage
        asksForPage={!hasLoggedOut && !isAtStart()}
        onLoggedIn={() => continueAfterLogin(router)}
      />
    );
  return (
    <SetWatchContext value={watch}>
      <RouterProvider key={user.id} router={router} />
      <ExpiredSessionDialog />
    </SetWatchContext>
  );
}

const isAtStart = () => /^\/admin\/?$/.test(window.location.pathname);

/** Opens the dashboard, or stays at the page requested before the login. */
function continueAfterLogin(router: ReturnType<typeof createConsoleRouter>): void {
  if (isAtStart()) void router.navigate('/admin/dashboard');
}
