import { useTranslation } from '@vitral/i18n';
import { useLocation } from '@vitral/router';
import { useCurrentUser } from '@vitral/session';
import { Box, Typography } from '@vitral/ui';

/** Role, role flags and path of the current session. */
export function SessionFacts() {
  const { t } = useTranslation('mfe-settings');
  const { role, isAdmin, isManager } = useCurrentUser();
  const { pathname } = useLocation();
  const facts = [
    { name: t('role.label'), value: role },
    { name: 'isAdmin', value: String(isAdmin) },
    { name: 'isManager', value: String(isManager) },
    { name: t('debug.path'), value: pathname },
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: 'auto 1fr' }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
