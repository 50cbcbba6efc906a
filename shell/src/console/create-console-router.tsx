import type { BootModule } from '@vitral/contracts';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ACCOUNT_ADDRESSES } from './accounts/account-addresses.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { ModulePage } from './module-page.tsx';
import { PageFailure } from './panels/page-failure.tsx';
import { moveToNewSet } from './release-set/move-to-new-set.ts';
import type { SetWatch } from './release-set/set-watch.ts';
import { UnknownAddress } from './release-set/unknown-address.tsx';

const CONSOLE = 'console';

const toDashboard = <Navigate to="/admin/dashboard" replace />;

interface ConsoleRoutes {
  modules: readonly BootModule[];
  watch: SetWatch;
  /** Whether something is being saved. */
  isBusy: () => boolean;
}

/** The console's routes, built from what the modules say of themselves; no module code is needed for it. */
export function createConsoleRouter({ modules, watch, isBusy }: ConsoleRoutes) {
  const router = createBrowserRouter(
    [
      {
        id: CONSOLE,
        path: '/admin',
        element: <ConsoleLayout />,
        errorElement: <PageFailure />,
        ...moveToNewSet({ watch, isBusy, router: () => router }),
        children: [
          { index: true, element: toDashboard },
          { path: ACCOUNT_ADDRESSES.forgotPassword, element: toDashboard },
          { path: ACCOUNT_ADDRESSES.register, element: toDashboard },
          ...modules.flatMap(moduleRoutes),
          { path: '*', element: <UnknownAddress /> },
        ],
      },
    ],
    // The page is of the newest set as it comes: nothing is to be found out before the first draw.
    { hydrationData: { loaderData: { [CONSOLE]: null } } },
  );
  return router;
}

function moduleRoutes(module: BootModule): RouteObject[] {
  return module.pages.map((contribution) => ({
    path: contribution.path,
    element: <ModulePage key={contribution.path} module={module} contribution={contribution} />,
    errorElement: <PageFailure />,
  }));
}
