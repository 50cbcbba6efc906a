import { useQueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { useSession } from '@vitral/session';
import { useCallback, useEffect, useMemo } from 'react';
import { accountScreenAt } from './accounts/account-screens.ts';
import { useBoot } from './boot-context.ts';
import { createConsoleRouter } from './create-console-router.tsx';
import { ExpiredSessionDialog } from './expired-session/expired-session-dialog.tsx';
import { useWaitingRequests } from './expired-session/use-waiting-requests.ts';
import { LateLoginPage } from './login/late-login.ts';
import { CenteredSpinner } from './panels/centered-spinner.tsx';
import { SetWatchContext } from './release-set/set-watch-context.ts';
import { watchSet } from './release-set/set-watch.ts';
import { useLeaving } from './use-leaving.ts';

/** A spinner while the session is unknown, the login screen without one, else the console. */
export function ConsoleRouter() {
  const { modules, set } = useBoot();
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const watch = useMemo(() => watchSet(set), [set]);
  useEffect(() => watch.start(), [watch]);
  const router = useMemo(
    () => createConsoleRouter({ modules, watch, isBusy: () => queryClient.isMutating() > 0 }),
    [modules, watch, queryClient],
  );
  const startAnew = useCallback(() => void router.navigate('/admin/dashboard', { replace: true }), [router]);
  useWaitingRequests(startAnew);
  const hasLeft = useLeaving(user, router);

  const screen = accountScreenAt(window.location.pathname);
  if (isLoading) return <CenteredSpinner />;
  if (screen && (!user || screen.isForEverybody)) return <screen.Page />;
  if (!user) return <LateLoginPage asksForPage={!hasLeft && !isAtStart()} onLoggedIn={() => goOn(router)} />;
  return (
    <SetWatchContext value={watch}>
      <RouterProvider key={user.id} router={router} />
      <ExpiredSessionDialog />
    </SetWatchContext>
  );
}

const isAtStart = () => /^\/admin\/?$/.test(window.location.pathname);

/** To the dashboard, or to the page that was asked for before the login. */
function goOn(router: ReturnType<typeof createConsoleRouter>): void {
  if (isAtStart()) void router.navigate('/admin/dashboard');
}
