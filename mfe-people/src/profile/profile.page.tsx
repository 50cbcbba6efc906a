import { useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, PageHeader, Stack } from '@vitral/ui';
import { useState } from 'react';
import { AccountFacts } from './account-facts.tsx';
import { ChangePassword } from './change-password.tsx';
import { Preferences } from './preferences.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** /admin/profile: the user's own account. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const { needsSecondFactor } = useCurrentUser();
  // Fixed at the first render, so that the section does not move while the user sets it up.
  const [isSecondFactorFirst] = useState(needsSecondFactor);
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      {isSecondFactorFirst && (
        <Box sx={{ mb: 2 }}>
          <SecondFactor />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <Stack spacing={2}>
          <AccountFacts />
          <Preferences />
        </Stack>
        <Stack spacing={2}>
          <ChangePassword />
          {!isSecondFactorFirst && <SecondFactor />}
        </Stack>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Sessions />
        </Box>
      </Box>
    </>
  );
}
