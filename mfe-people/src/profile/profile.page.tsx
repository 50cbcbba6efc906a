import { CONTENT_LANGUAGES } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useCurrentUser, useSession } from '@vitral/session';
import {
  Box,
  Card,
  FormControlLabel,
  PageHeader,
  Radio,
  RadioGroup,
  RoleBadge,
  Typography,
} from '@vitral/ui';
import type { ReactNode } from 'react';

export function Component() {
  const { t } = useTranslation('mfe-people');
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Account />
        <LanguageChoice />
      </Box>
    </>
  );
}

function Account() {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { name, username, email, role, lastLogin } = useCurrentUser();
  return (
    <Card component="section" aria-labelledby="profile-account" sx={{ p: 3 }}>
      <Typography variant="h2" id="profile-account" gutterBottom>
        {t('profile.account')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        <Detail term={t('profile.name')}>{name}</Detail>
        <Detail term={t('profile.username')}>{username}</Detail>
        <Detail term={t('profile.email')}>{email ?? '—'}</Detail>
        <Detail term={t('profile.role')}>
          <RoleBadge role={role} />
        </Detail>
        <Detail term={t('profile.lastLogin')}>{lastLogin ? dateTime(lastLogin) : t('time.never')}</Detail>
      </Box>
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

function LanguageChoice() {
  const { t } = useTranslation('mfe-people');
  const { language, setLanguage } = useSession();
  return (
    <Card component="section" sx={{ p: 3 }}>
      <Typography variant="h2" id="profile-language">
        {t('profile.language')}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t('profile.languageText')}
      </Typography>
      <RadioGroup
        aria-labelledby="profile-language"
        value={language}
        onChange={(_, value) => void setLanguage(value === 'en' ? 'en' : 'es')}
      >
        {CONTENT_LANGUAGES.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={t(`language.${value}`)} />
        ))}
      </RadioGroup>
    </Card>
  );
}
