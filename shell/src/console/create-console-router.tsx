import type { BootModule } from '@vitral/contracts';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ACCOUNT_ADDRESSES } from './accounts/account-addresses.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { ModulePage } from './module-page.tsx';
import { NotFoundPanel } from './panels/not-found-panel.tsx';
import { PageFailure } from './panels/page-failure.tsx';

const toDashboard = <Navigate to="/admin/dashboard" replace />;

/** The console's routes, built from what the modules say of themselves; no module code is needed for it. */
export function createConsoleRouter(modules: readonly BootModule[]) {
  return createBrowserRouter([
    {
      path: '/admin',
      element: <ConsoleLayout />,
      errorElement: <PageFailure />,
      children: [
        { index: true, element: toDashboard },
        { path: ACCOUNT_ADDRESSES.forgotPassword, element: toDashboard },
        { path: ACCOUNT_ADDRESSES.register, element: toDashboard },
        ...modules.flatMap(moduleRoutes),
        { path: '*', element: <NotFoundPanel /> },
      ],
    },
  ]);
}

function moduleRoutes(module: BootModule): RouteObject[] {
  return module.pages.map((contribution) => ({
    path: contribution.path,
    element: <ModulePage key={contribution.path} module={module} contribution={contribution} />,
    errorElement: <PageFailure />,
  }));
}
