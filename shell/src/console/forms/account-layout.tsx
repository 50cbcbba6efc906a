import { useTranslation } from '@vitral/i18n';
import { Box, Button, MuiLink, Paper, Stack, Typography } from '@vitral/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ACCOUNT_PATHS } from './account-paths.ts';
import { Brand } from '../layout/brand.tsx';
import { LanguageSwitcher } from '../layout/language-switcher.tsx';
import { usePageTitle } from '../use-page-title.ts';

interface AccountLayoutProps {
  title: string;
  text?: string;
  /** The screen shows a result and has no fields, so the title gets the focus. */
  isResult?: boolean;
  children: ReactNode;
}

/** Lays out the screens outside the console, such as the login. */
export function AccountLayout({ title, text, isResult = false, children }: AccountLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult]);
  usePageTitle(title);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <LanguageSwitcher />
      </Stack>
      {/* Not centered vertically, so that growing content moves nothing above it. */}
      <Box sx={{ flex: 1, display: 'grid', placeItems: 'start center', pt: { xs: 3, sm: '8vh' }, pb: 3 }}>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 440 }}>
          <Stack spacing={3}>
            <Stack spacing={1}>
              <Brand />
              <Typography
                component="h1"
                variant="h2"
                ref={heading}
                tabIndex={-1}
                sx={{ outline: 'none', overflowWrap: 'anywhere' }}
              >
                {title}
              </Typography>
              {text && <Typography color="textSecondary">{text}</Typography>}
            </Stack>
            {children}
          </Stack>
        </Paper>
      </Box>
    </Box>
  );
}

/** Link to the login below a form. */
export function LoginLink() {
  const { t } = useTranslation('shell');
  return (
    <Box>
      <MuiLink href={ACCOUNT_PATHS.login}>{t('accounts.backToLogin')}</MuiLink>
    </Box>
  );
}

/** Button to the login on screens without any other action. */
export function LoginButton() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="contained" size="large" href={ACCOUNT_PATHS.login}>
      {t('accounts.goToLogin')}
    </Button>
  );
}
