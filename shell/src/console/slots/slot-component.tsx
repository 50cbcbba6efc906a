import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, AlertTitle, Box, Button, Skeleton, TitledCard } from '@vitral/ui';
import { Suspense, useEffect, useState, type RefCallback } from 'react';
import { ModuleLoadError } from '../../federation/diagnose.ts';
import { clearFailure, isKnownPage, lazyPage, retryRender } from '../../federation/load-page.ts';
import { PageBoundary, useBrokenReport, type FailureProps } from '../page-boundary.tsx';
import type { SlotRequest } from './slot-requests.ts';

/** Distance from the viewport at which a component starts to load, so that it is ready when it is scrolled to. */
const NEAR = '400px';
const PLACEHOLDER_HEIGHT = 120;

/** A component of a module in a slot. Loads when it comes near the viewport; a failure does not affect anything around it. */
export function SlotComponent({ request }: { request: SlotRequest }) {
  const { language } = useSession();
  const { isNear, watch } = useNear(isKnownPage(request));
  const [, setRender] = useState(0);
  useEffect(() => () => clearFailure(request), [request]);
  const { title: titles, isWide } = request.shown;
  const title = titles[language];
  const loading = <SlotSkeleton title={title} />;
  const Part = isNear ? lazyPage(request).Page : null;
  return (
    <Box ref={watch} sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      {Part ? (
        <QueryErrorResetBoundary>
          {({ reset }) => (
            <PageBoundary
              request={request}
              loading={loading}
              failure={(props) => <SlotFailure title={title} {...props} />}
              onRetry={(isModuleFailure) => {
                reset();
                if (isModuleFailure) setRender(retryRender(request));
              }}
            >
              <Suspense fallback={loading}>
                <Part />
              </Suspense>
            </PageBoundary>
          )}
        </QueryErrorResetBoundary>
      ) : (
        <SlotPlaceholder title={title} />
      )}
    </Box>
  );
}

/** Returns whether an element has come near the viewport or `isKnown`, and the ref that watches it. */
function useNear(isKnown: boolean): { isNear: boolean; watch: RefCallback<HTMLElement> } {
  const [isNear, setIsNear] = useState(isKnown);
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { isNear, watch };
}

/** Takes the place of a component that has not been scrolled to, for which nothing loads yet. */
const SlotPlaceholder = ({ title }: { title: string }) => (
  <TitledCard title={title}>
    <Box sx={{ height: PLACEHOLDER_HEIGHT }} />
  </TitledCard>
);

function SlotSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('common');
  return (
    <TitledCard title={title}>
      <Box role="status" aria-label={t('loading')}>
        <Skeleton variant="rounded" height={PLACEHOLDER_HEIGHT} />
      </Box>
    </TitledCard>
  );
}

/** Says in place of the component that it failed, with a retry button. */
function SlotFailure({ title, error, request, onRetry }: FailureProps & { title: string }) {
  const { t } = useTranslation('shell');
  useBrokenReport(error, request);
  const reason = error instanceof ModuleLoadError ? error.reason : 'broken';
  return (
    <Alert severity="error">
      <AlertTitle>{t('slot.failed', { title })}</AlertTitle>
      {t(`module.reason.${reason}`)} {t('module.name', { name: request.module.name })}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {t('module.retry')}
        </Button>
      </Box>
    </Alert>
  );
}
