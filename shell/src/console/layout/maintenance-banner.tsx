import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession, useSite } from '@vitral/session';
import { Alert, MuiLink } from '@vitral/ui';

/** Reminds all staff that visitors see the maintenance page, with a link to the setting. */
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
