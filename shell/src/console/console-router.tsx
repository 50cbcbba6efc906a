import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isPathOf } from '@vitral/contracts/item-urls';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { useSession } from '@vitral/session';
import { useCallback, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router-dom';
import { ACCOUNT_PATHS } from './forms/account-paths.ts';
import { pageRequest } from '../federation/page-request.ts';
import { useBoot } from './boot-context.ts';
import { ExpiredSessionDialog, useUserOfOtherTabs, useWaitingRequests } from './expired-session.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { findAccountScreen, LazyLoginPage } from './lazy-screens.ts';
import { LoginRenewalDialog } from './login-renewal.tsx';
import { ModulePage } from './module-page.tsx';
import { CenteredSpinner, PageFailure } from './panels.tsx';
import { pageLoader } from './prefetch/prepare-page.ts';
import { usePrefetching } from './prefetch/use-prefetching.ts';
import { loadNewSet } from './release-set/load-new-set.ts';
import { SetWatchContext, watchActiveSet, type SetWatch } from './release-set/set-watch.ts';
import { UnknownPath } from './release-set/unknown-path.tsx';
import { isAtStart, START_PAGE } from './start-page.ts';

/** Shows a spinner while the session is unknown, the login without one, else the console. */
export function ConsoleRouter() {
  const boot = useBoot();
  const { set } = boot;
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const watch = useMemo(() => watchActiveSet(set), [set]);
  useEffect(() => watch.start(), [watch]);
  const router = useMemo(() => createConsoleRouter(boot, watch, queryClient), [boot, watch, queryClient]);
  const openDashboard = useCallback(() => void router.navigate(START_PAGE, { replace: true }), [router]);
  useWaitingRequests(openDashboard);
  useUserOfOtherTabs();
  usePrefetching();
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
      <LoginRenewalDialog />
      <ExpiredSessionDialog />
    </SetWatchContext>
  );
}

/** Opens the dashboard, or stays at the page requested before the login. */
function continueAfterLogin(router: ReturnType<typeof createConsoleRouter>): void {
  if (isAtStart()) void router.navigate(START_PAGE);
}

/** Returns whether the user has logged out, and then navigates to the start page, since no page can block this any more. */
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

const CONSOLE = 'console';

const toDashboard = <Navigate to={START_PAGE} replace />;

/** Builds the console's routes from the module descriptors; no module code is needed. */
function createConsoleRouter(boot: Boot, watch: SetWatch, queryClient: QueryClient) {
  const isBusy = () => queryClient.isMutating() > 0;
  const pages = boot.modules.flatMap((module) => moduleRoutes(boot, module, queryClient));
  const router = createBrowserRouter(
    [
      {
        id: CONSOLE,
        path: '/admin',
        element: <ConsoleLayout />,
        errorElement: <PageFailure />,
        ...loadNewSet({ boot, watch, isBusy, router: () => router }),
        children: [
          { index: true, element: toDashboard },
          { path: ACCOUNT_PATHS.forgotPassword, element: toDashboard },
          { path: ACCOUNT_PATHS.register, element: toDashboard },
          ...pages,
          { path: '*', element: <UnknownPath /> },
        ],
      },
    ],
    // Nothing needs to be loaded before the first render: a freshly loaded page belongs to the newest set and replaces
    // no other page.
    {
      hydrationData: {
        loaderData: Object.fromEntries([CONSOLE, ...pages.map(({ id }) => id)].map((id) => [id, null])),
      },
    },
  );
  return router;
}

function moduleRoutes(boot: Boot, module: BootModule, queryClient: QueryClient) {
  return module.pages.map((contribution) => ({
    id: contribution.path,
    // One route for the list and its items, so that the list stays on screen below an item.
    path: contribution.items ? `${contribution.path}/*` : contribution.path,
    element: <PageRoute key={contribution.path} module={module} contribution={contribution} />,
    errorElement: <PageFailure />,
    ...pageLoader(pageRequest(boot, module, contribution), queryClient),
  }));
}

/** Shows the page at its own path and at the paths of its items. */
function PageRoute({ module, contribution }: ComponentProps<typeof ModulePage>) {
  const path = useLocation().pathname.replace(/\/+$/, '');
  return isPathOf(contribution, path) ? (
    <ModulePage module={module} contribution={contribution} />
  ) : (
    <UnknownPath />
  );
}
