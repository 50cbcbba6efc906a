import { useTranslation } from '@vitral/i18n';
import { Navigate, useLocation } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Alert, AlertTitle } from '@vitral/ui';
import type { ReactNode } from 'react';

const PROFILE = '/admin/profile';

/** Redirects users whose role requires a second factor to their profile until it is set up, and explains why. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname } = useLocation();
  const isMissing = user?.needsSecondFactor ?? false;
  if (isMissing && pathname !== PROFILE) return <Navigate to={PROFILE} replace />;
  return (
    <>
      {isMissing && (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          <AlertTitle>{t('secondFactor.title')}</AlertTitle>
          {t('secondFactor.text')}
        </Alert>
      )}
      {children}
    </>
  );
}
