import { useTranslation } from '@vitral/i18n';
import { Link, Navigate, useLocation } from '@vitral/router';
import { useSession, useSite } from '@vitral/session';
import { Alert, AlertTitle, MuiLink } from '@vitral/ui';
import type { ReactNode } from 'react';

/** Shows all staff that visitors see the maintenance page, with a link to the setting. */
export function MaintenanceBanner() {
  const { t } = useTranslation('shell');
  const { isMaintenanceOn } = useSite().site;
  const { allows } = useSession();
  if (!isMaintenanceOn) return null;
  return (
    <Alert severity="warning" role="status" sx={BANNER}>
      {t('maintenance.on')}{' '}
      {allows('settings.write') && (
        <MuiLink component={Link} to="/admin/settings?tab=general" color="inherit" underline="always">
          {t('maintenance.settings')}
        </MuiLink>
      )}
    </Alert>
  );
}

const BANNER = { borderRadius: 0, px: { xs: 2, sm: 3, lg: 4 }, py: 0, '& .MuiAlert-message': { py: 1 } };

const PROFILE = '/admin/profile';

/** Redirects users whose role requires a second factor to their profile until it is set up, and explains why. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname } = useLocation();
  const isMissing = user?.needsSecondFactor ?? false;
  // The key triggers another redirect from a page whose own navigation interrupted the first one.
  if (isMissing && pathname !== PROFILE) return <Navigate key={pathname} to={PROFILE} replace />;
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
