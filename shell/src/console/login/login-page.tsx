import { useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box, Paper, Stack, Typography } from '@vitral/ui';
import { useState } from 'react';
import { Brand } from '../layout/brand.tsx';
import { LanguageSwitcher } from '../layout/language-switcher.tsx';
import { LoginForm } from './login-form.tsx';

/** Every /admin address without a session. */
export function LoginPage({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('shell');
  const [asksForPage] = useState(() => !/^\/admin\/?$/.test(window.location.pathname));
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <LanguageSwitcher />
      </Stack>
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', py: 3 }}>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 440 }}>
          <Stack spacing={3}>
            <Stack spacing={1}>
              <Brand />
              <Typography component="h1" variant="h5">
                {t('login.title')}
              </Typography>
              <Typography color="text.secondary">{t('login.subtitle')}</Typography>
            </Stack>
            {asksForPage && (
              <Alert severity="info" role="status">
                <AlertTitle>{t('common:auth.unauthorized')}</AlertTitle>
                {t('common:auth.loginRequired')}
              </Alert>
            )}
            <LoginForm onLoggedIn={onLoggedIn} />
          </Stack>
        </Paper>
      </Box>
    </Box>
  );
}
