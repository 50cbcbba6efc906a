import { useMutation } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { CurrentUser } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Typography } from '@vitral/ui';
import { JsonText } from './json-text.tsx';
import { DebugCard } from '../shared/debug-card.tsx';

/** Requests GET /api/auth/user and shows the response. */
export function AuthTest() {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending, data, error } = useAuthTest();
  return (
    <DebugCard title={t('debug.authTest')}>
      <Typography color="textSecondary">{t('debug.authTestText')}</Typography>
      <Button
        variant="outlined"
        loading={isPending}
        onClick={() => mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('debug.runAuthTest')}
      </Button>
      <div role="status">
        {data && (
          <Alert severity="success" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
            {t('debug.authTestPassed')}
            <JsonText value={data} />
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
    </DebugCard>
  );
}

/** Requests the current user without reading or writing the query cache. */
function useAuthTest() {
  return useMutation({ mutationFn: () => api.get<CurrentUser>('/auth/user') });
}
