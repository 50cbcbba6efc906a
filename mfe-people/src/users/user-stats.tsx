import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, Button, StatCards } from '@vitral/ui';
import { userStatsQuery } from './users.queries.ts';

interface UserStatsProps {
  /** True if the list already shows only accounts awaiting approval. */
  isShowingAwaiting: boolean;
  onShowAwaiting: () => void;
}

/** Figures, each a dash until it is loaded, and a notice while accounts await approval. */
export function UserStats({ isShowingAwaiting, onShowAwaiting }: UserStatsProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { data } = useQuery(userStatsQuery);
  const figure = (name: 'total' | 'active' | 'admins') => (data ? number(data[name]) : null);
  return (
    <>
      <StatCards
        stats={[
          { label: t('users.total'), value: figure('total'), icon: 'groups' },
          { label: t('users.active'), value: figure('active'), icon: 'check_circle' },
          { label: t('users.admins'), value: figure('admins'), icon: 'admin_panel_settings' },
        ]}
      />
      {data !== undefined && data.awaitingApproval > 0 && (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            !isShowingAwaiting && (
              <Button color="inherit" size="small" onClick={onShowAwaiting}>
                {t('users.showAwaiting')}
              </Button>
            )
          }
        >
          {t('users.awaiting', { count: data.awaitingApproval })}
        </Alert>
      )}
    </>
  );
}
