import { useMutation, useQuery } from '@tanstack/react-query';
import { api, currentUserQuery } from '@vitral/sdk/api-client';
import type { CurrentUser } from '@vitral/sdk/contracts/accounts';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Link, useLocation } from '@vitral/sdk/router';
import { useCurrentUser, useSession } from '@vitral/sdk/session';
import { Alert, Box, Button, MuiLink, PageHeader, TitledCard, Typography } from '@vitral/sdk/ui';
import { ClientErrorsPanel, firstClientErrorsQuery } from '../client-errors/client-errors-panel.tsx';
import { navigationOf, useOpenPages } from '../console-pages/console-pages.ts';

import { TWO_COLUMNS } from '../shared/two-columns.ts';

export const firstQueries = ({ allows, search }: PageVisit): PageQuery[] =>
  allows('audit.read') ? [firstClientErrorsQuery(search)] : [];

/** /admin/debug: the current session, and the pages that it can open. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const user = useCurrentUser();
  const { allows } = useSession();
  const { refetch, isFetching } = useQuery(currentUserQuery);
  return (
    <>
      <PageHeader
        title={t('debug.title')}
        description={t('debug.description')}
        actions={
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            {t('actions.refresh')}
          </Button>
        }
      />
      <Box sx={TWO_COLUMNS}>
        <TitledCard title={t('debug.session')}>
          <SessionFacts />
        </TitledCard>
        <TitledCard title={t('debug.user')}>
          <JsonText value={user} />
        </TitledCard>
        <TitledCard title={t('debug.navigation')}>
          <NavigationItems />
        </TitledCard>
        <AuthTest />
        {allows('audit.read') && (
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <ClientErrorsPanel />
          </Box>
        )}
      </Box>
    </>
  );
}

function NavigationItems() {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const items = navigationOf(useOpenPages());
  return (
    <Box component="ul" aria-label={t('debug.navigation')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map(({ path, title }) => (
        <Box key={path} component="li" sx={{ py: 0.5 }}>
          <MuiLink component={Link} to={path} underline="always">
            {title[language]}
          </MuiLink>{' '}
          <Typography component="code" variant="body2" color="textSecondary" sx={{ fontFamily: 'monospace' }}>
            {path}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Requests the current user without reading or writing the query cache, and shows the response. */
function AuthTest() {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.get<CurrentUser>('/auth/user'),
  });
  return (
    <TitledCard title={t('debug.authTest')}>
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
    </TitledCard>
  );
}

/** A value as formatted JSON; long lines wrap instead of scrolling. */
function JsonText({ value }: { value: unknown }) {
  return (
    <Box
      component="pre"
      sx={{
        m: 0,
        fontFamily: 'monospace',
        fontSize: '0.875rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}

function SessionFacts() {
  const { t } = useTranslation('mfe-settings');
  const { role, isAdmin, isManager } = useCurrentUser();
  const { pathname } = useLocation();
  const facts = { [t('role.label')]: role, isAdmin, isManager, [t('debug.path')]: pathname };
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: 'auto 1fr' }}
    >
      {Object.entries(facts).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {String(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
