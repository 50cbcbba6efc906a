import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Button } from '@vitral/ui';
import { NoticePanel } from './notice-panel.tsx';

/** The role is too low for the page; the address stays (product.md, section 1). */
export function AccessDeniedPanel() {
  const { t } = useTranslation('common');
  return (
    <NoticePanel
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
