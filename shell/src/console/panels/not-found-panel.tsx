import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Button } from '@vitral/ui';
import { usePageTitle } from '../forms/use-page-title.ts';
import { MessagePanel } from './message-panel.tsx';

export function NotFoundPanel() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  return (
    <MessagePanel
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <Button variant="contained" component={Link} to="/admin/dashboard">
          {t('common:auth.goToDashboard')}
        </Button>
      }
    />
  );
}
