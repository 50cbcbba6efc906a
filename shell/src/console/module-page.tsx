import type { BootModule, PageContribution } from '@vitral/contracts';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useSession } from '@vitral/session';
import { PageSkeleton } from '@vitral/ui';
import { Suspense, useEffect, useState } from 'react';
import { forgetFailure, lazyPage, nextAttempt } from '../federation/lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { usePageTitle } from './forms/use-page-title.ts';
import { AccessDeniedPanel } from './panels/access-denied-panel.tsx';

interface ModulePageProps {
  module: BootModule;
  contribution: PageContribution;
}

/** One page of a module: refused, loading, failed or drawn. Its failure stays inside it. */
export function ModulePage({ module, contribution }: ModulePageProps) {
  const { allows, language } = useSession();
  usePageTitle(contribution.title[language]);
  const [, setAttempt] = useState(0);
  useEffect(() => () => forgetFailure(module), [module]);

  if (!allows(contribution.permission)) return <AccessDeniedPanel />;

  const Page = lazyPage(module, contribution.page);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <PageBoundary
          key={module.name}
          module={module}
          onRetry={(isModuleFailure) => {
            reset();
            if (isModuleFailure) setAttempt(nextAttempt(module));
          }}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Page />
          </Suspense>
        </PageBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
