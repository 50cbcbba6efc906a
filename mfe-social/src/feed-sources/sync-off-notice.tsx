import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Alert, Button } from '@vitral/ui';

/** Explains that social sync is off, with a link to the setting for admins. */
export function SyncOffNotice() {
  const { t } = useTranslation('mfe-social');
  const mayChange = useSession().allows('settings.write');
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ mb: 2 }}
      action={
        mayChange && (
          <Button color="inherit" size="small" component={Link} to="/admin/settings">
            {t('feed-sources.toSettings')}
          </Button>
        )
      }
    >
      {t('feed-sources.syncOff')}
    </Alert>
  );
}
