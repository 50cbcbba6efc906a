import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Button } from '@vitral/ui';
import { MessagePanel } from './message-panel.tsx';

/** Shows that the role is too low for the page; the URL stays (docs/product/access.md). */
export function AccessDeniedPanel() {
  const { t } = useTranslation('common');
  return (
    <MessagePanel
      title={t('auth.accessDenied')}
      text={t('auth.insufficientPermissions')}
      actions={
        <Button variant="contained" component={Link} to="/admin/dashboard">
          {t('auth.goToDashboard')}
        </Button>
      }
    />
  );
}
