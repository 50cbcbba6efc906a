import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { DemoAccount } from '@vitral/contracts/accounts';
import { useTranslation } from '@vitral/i18n';
import { Button, RoleBadge, Skeleton, Stack, Typography } from '@vitral/ui';

const demoAccountsQuery = queryOptions({
  queryKey: ['auth', 'demo-accounts'],
  queryFn: () => api.get<DemoAccount[]>('/auth/demo-accounts'),
});

/** Lists one account per role, in demo mode only; choosing one fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { t } = useTranslation('shell');
  const { data, isPending } = useQuery(demoAccountsQuery);
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  if (!data) return null;
  return (
    <Stack spacing={1}>
      <Typography component="h2" variant="subtitle2">
        {t('login.demoTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('login.demoText')}
      </Typography>
      {data.map((account) => (
        <Button
          key={account.username}
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(account)}
          sx={{ justifyContent: 'space-between', textAlign: 'start', gap: 2 }}
        >
          <span>
            {account.username} / {account.password}
          </span>
          <RoleBadge role={account.role} />
        </Button>
      ))}
    </Stack>
  );
}
