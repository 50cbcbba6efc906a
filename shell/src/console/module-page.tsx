import type { BootModule, PageContribution } from '@vitral/contracts';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useSession } from '@vitral/session';
import { PageSkeleton } from '@vitral/ui';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { retryRender, clearFailure, lazyPage } from '../federation/lazy-page.ts';
import { pageRequest } from '../federation/page-request.ts';
import { onPreviousChange } from '../federation/previous-releases.ts';
import { shownRelease } from '../federation/shown-release.ts';
import { useBoot } from './boot-context.ts';
import { PageBoundary } from './page-boundary.tsx';
import { usePageTitle } from './forms/use-page-title.ts';
import { AccessDeniedPanel } from './panels/access-denied-panel.tsx';
import { PreviousReleaseNotice } from './panels/previous-release-notice.tsx';

interface ModulePageProps {
  module: BootModule;
  contribution: PageContribution;
}

/**
 * One page of a module: refused, loading, failed or rendered. Its failure does not affect the rest of the console.
 */
export function ModulePage({ module, contribution }: ModulePageProps) {
  const boot = useBoot();
  const { allows, language } = useSession();
  usePageTitle(contribution.title[language]);
  const [, setDraw] = useState(0);
  const request = useMemo(() => pageRequest(boot, module, contribution), [boot, module, contribution]);
  const isPrevious = useSyncExternalStore(onPreviousChange, () => shownRelease(request) !== module);
  useEffect(() => () => clearFailure(module), [module]);

  if (!allows(contribution.permission)) return <AccessDeniedPanel />;

  const Page = lazyPage(request);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <PageBoundary
          key={module.name}
          request={request}
          onRetry={(isModuleFailure) => {
            reset();
            if (isModuleFailure) setDraw(retryRender(module));
          }}
        >
          <Suspense fallback={<PageSkeleton />}>
            {isPrevious && <PreviousReleaseNotice request={request} />}
            <Page />
          </Suspense>
        </PageBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
