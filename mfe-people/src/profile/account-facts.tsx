import { useFormats, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, Fact, RoleBadge } from '@vitral/ui';
import { ProfileSection } from './profile-section.tsx';

/** Details of the user's account, which only an admin can change. */
export function AccountFacts() {
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
