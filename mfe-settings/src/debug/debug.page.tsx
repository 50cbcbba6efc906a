import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useCurrentUser, useSession } from '@vitral/session';
import { Box, Button, MuiLink, PageHeader, Typography } from '@vitral/ui';
import { navigationOf, useOpenPages } from '../console-pages/console-pages.ts';
import { ClientErrorsPanel } from '../client-errors/client-errors-panel.tsx';
import { AuthTest } from './auth-test.tsx';
import { DebugCard } from '../shared/debug-card.tsx';
import { JsonText } from './json-text.tsx';
import { SessionFacts } from './session-facts.tsx';

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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DebugCard title={t('debug.session')}>
          <SessionFacts />
        </DebugCard>
        <DebugCard title={t('debug.user')}>
          <JsonText value={user} />
        </DebugCard>
        <DebugCard title={t('debug.navigation')}>
          <NavigationItems />
        </DebugCard>
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
