import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery } from '@vitral/sdk';
import { useCurrentUser } from '@vitral/sdk/session';
import { Box, Fact, PageHeader, RoleBadge, Stack } from '@vitral/sdk/ui';
import { useState } from 'react';
import { LinkedLogins } from './linked-logins.tsx';
import { linkedLoginsQuery } from './linked-logins.queries.ts';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { passkeysQuery } from './passkeys.queries.ts';
import { Preferences } from './preferences.tsx';
import { authOptionsQuery, secondFactorQuery, sessionsQuery } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityEvents } from './security-events.tsx';
import { Sessions } from './sessions.tsx';

export const firstQueries = (): PageQuery[] => [
  authOptionsQuery,
  secondFactorQuery,
  linkedLoginsQuery,
  passkeysQuery,
  sessionsQuery,
];

/** /admin/profile: the user's own account. */
export function Component() {
  const { t } = useTranslation('mfe-people');
  const { needsSecondFactor } = useCurrentUser();
  // Fixed at the first render, so that the section does not move while the user sets it up.
  const [isSecondFactorFirst] = useState(needsSecondFactor);
  const hasLogins = useHasLogins();
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      {isSecondFactorFirst && (
        <Stack spacing={2} sx={{ mb: 2 }}>
          <SecondFactor />
          <Passkeys />
        </Stack>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <Stack spacing={2}>
          <AccountFacts />
          <Preferences />
        </Stack>
        <Stack spacing={2}>
          <ChangePassword />
          {hasLogins && <LinkedLogins />}
          {!isSecondFactorFirst && (
            <>
              <SecondFactor />
              <Passkeys />
            </>
          )}
        </Stack>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Stack spacing={2}>
            <Sessions />
            <SecurityEvents />
          </Stack>
        </Box>
      </Box>
    </>
  );
}

/** Returns whether the site has identity providers, or the account a login of one. */
function useHasLogins(): boolean {
  const { data: options } = useQuery(authOptionsQuery);
  const { data: logins = [] } = useQuery(linkedLoginsQuery);
  return logins.length > 0 || Boolean(options && options.providers.length > 0);
}

/** Details of the user's account, which only an admin can change. */
function AccountFacts() {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { name, username, email, role, lastLogin } = useCurrentUser();
  return (
    <ProfileSection id="account" title={t('profile.account')} text={t('profile.accountText')}>
      <Box
        component="dl"
        sx={{ m: 0, mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Fact term={t('profile.name')}>{name}</Fact>
        <Fact term={t('profile.username')}>{username}</Fact>
        <Fact term={t('profile.email')}>{email ?? '—'}</Fact>
        <Fact term={t('profile.role')}>
          <RoleBadge role={role} />
        </Fact>
        <Fact term={t('profile.lastLogin')}>{lastLogin ? dateTime(lastLogin) : t('time.never')}</Fact>
      </Box>
    </ProfileSection>
  );
}
