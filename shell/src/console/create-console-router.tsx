import type { BootModule } from '@vitral/contracts';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PATHS } from './accounts/account-paths.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { ModulePage } from './module-page.tsx';
import { PageFailure } from './panels.tsx';
import { loadNewSet } from './release-set/load-new-set.ts';
import type { SetWatch } from './release-set/set-watch.ts';
import { UnknownPath } from './release-set/unknown-path.tsx';

const CONSOLE = 'console';

const toDashboard = <Navigate to="/admin/dashboard" replace />;

interface ConsoleRoutes {
  modules: readonly BootModule[];
  watch: SetWatch;
  /** A mutation is running. */
  isBusy: () => boolean;
}

/** Builds the console's routes from the module descriptors; no module code is needed. */
export function createConsoleRouter({ modules, watch, isBusy }: ConsoleRoutes) {
  const router = createBrowserRouter(
    [
      {
        id: CONSOLE,
        path: '/admin',
        element: <ConsoleLayout />,
        errorElement: <PageFailure />,
        ...loadNewSet({ watch, isBusy, router: () => router }),
        children: [
          { index: true, element: toDashboard },
          { path: ACCOUNT_PATHS.forgotPassword, element: toDashboard },
          { path: ACCOUNT_PATHS.register, element: toDashboard },
          ...modules.flatMap(moduleRoutes),
          { path: '*', element: <UnknownPath /> },
        ],
      },
    ],
    // A freshly loaded page belongs to the newest set, so the loader need not run before the first render.
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
