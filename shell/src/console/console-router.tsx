import { RouterProvider } from 'react-router-dom';
import { useSession } from '@vitral/session';
import { useMemo } from 'react';
import { useBoot } from './boot-context.ts';
import { LoginPage } from './login/login-page.tsx';
import { createConsoleRouter } from './create-console-router.tsx';
import { CenteredSpinner } from './panels/centered-spinner.tsx';

/** A spinner while the session is unknown, the login screen without one, else the console. */
export function ConsoleRouter() {
  const { modules } = useBoot();
  const { user, isLoading } = useSession();
  const router = useMemo(() => createConsoleRouter(modules), [modules]);

  if (isLoading) return <CenteredSpinner />;
  if (!user) return <LoginPage onLoggedIn={() => goOn(router)} />;
  return <RouterProvider router={router} />;
}

/** To the dashboard, or to the page that was asked for before the login. */
function goOn(router: ReturnType<typeof createConsoleRouter>): void {
  if (/^\/admin\/?$/.test(window.location.pathname)) void router.navigate('/admin/dashboard');
}
