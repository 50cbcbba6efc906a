import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Box, Button, PageSkeleton } from '@vitral/ui';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { clearFailure, lazyPage, retryRender } from '../federation/load-page.ts';
import { pageRequest, type PageRequest } from '../federation/page-request.ts';
import { onPreviousChange, showCurrent, shownRelease } from '../federation/previous-releases.ts';
import { useBoot } from './boot-context.ts';
import { PageBoundary } from './page-boundary.tsx';
import { usePageTitle } from './use-page-title.ts';
import { MessagePanel } from './panels.tsx';

/**
 * Shows a page of a module, its loading state, its failure, or that access is denied. A failure does not affect the rest
 * of the console.
 */
export function ModulePage({ module, contribution }: Omit<PageRequest, 'set' | 'fallback'>) {
  const boot = useBoot();
  const { allows, language } = useSession();
  usePageTitle(contribution.title[language]);
  const [, setRender] = useState(0);
  const request = useMemo(() => pageRequest(boot, module, contribution), [boot, module, contribution]);
  const isPrevious = useSyncExternalStore(onPreviousChange, () => shownRelease(request) !== module);
  useEffect(() => () => clearFailure(request), [request]);

  if (!allows(contribution.permission)) return <AccessDeniedPanel />;

  const { Page } = lazyPage(request);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <PageBoundary
          key={module.name}
          request={request}
          onRetry={(isModuleFailure) => {
            reset();
            if (isModuleFailure) setRender(retryRender(request));
          }}
        >
          <Suspense fallback={<PageSkeleton />}>
            {isPrevious && <PreviousReleaseAlert request={request} />}
            <Page />
          </Suspense>
        </PageBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Shows that the role is too low for the page; the URL stays (docs/product/access.md). */
function AccessDeniedPanel() {
  const { t } = useTranslation('common');
  return <MessagePanel title={t('auth.accessDenied')} text={t('auth.insufficientPermissions')} />;
}

/** Shows that the new release failed to load and that this tab uses the previous one. */
function PreviousReleaseAlert({ request }: { request: PageRequest }) {
  const { t } = useTranslation('shell');
  const tryAgain = () => {
    // The button disappears with the alert, so the focus moves to the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    retryRender(request);
    showCurrent(request.set, request.module.name);
  };
  return (
    <Alert severity="info" role="status" sx={ALERT}>
      <Box component="span" sx={{ py: 0.5 }}>
        {t('module.previous')}
      </Box>
      <Button color="inherit" size="small" variant="outlined" onClick={tryAgain}>
        {t('module.tryNew')}
      </Button>
    </Alert>
  );
}

const ALERT = {
  mb: 3,
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
};
