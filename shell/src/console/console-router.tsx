import { RouterProvider } from 'react-router-dom';
import { useSession } from '@vitral/session';
import { useCallback, useMemo } from 'react';
import { accountScreenAt } from './accounts/account-screens.ts';
import { useBoot } from './boot-context.ts';
import { createConsoleRouter } from './create-console-router.tsx';
import { ExpiredSessionDialog } from './expired-session/expired-session-dialog.tsx';
import { useWaitingRequests } from './expired-session/use-waiting-requests.ts';
import { LoginPage } from './login/login-page.tsx';
import { CenteredSpinner } from './panels/centered-spinner.tsx';

/** A spinner while the session is unknown, the login screen without one, else the console. */
export function ConsoleRouter() {
  const { modules } = useBoot();
  const { user, isLoading } = useSession();
  const router = useMemo(() => createConsoleRouter(modules), [modules]);
  const startAnew = useCallback(() => void router.navigate('/admin/dashboard', { replace: true }), [router]);
  useWaitingRequests(startAnew);

  const screen = accountScreenAt(window.location.pathname);
  if (isLoading) return <CenteredSpinner />;
  if (screen && (!user || screen.isForEverybody)) return <screen.Page />;
  if (!user) return <LoginPage onLoggedIn={() => goOn(router)} />;
  return (
    <>
      <RouterProvider key={user.id} router={router} />
      <ExpiredSessionDialog />
    </>
  );
}

/** To the dashboard, or to the page that was asked for before the login. */
function goOn(router: ReturnType<typeof createConsoleRouter>): void {
  if (/^\/admin\/?$/.test(window.location.pathname)) void router.navigate('/admin/dashboard');
}
