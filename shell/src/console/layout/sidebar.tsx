import { useTranslation } from '@vitral/i18n';
import { useCurrentUser, useSession } from '@vitral/session';
import { Box, Button, Divider, Icon, IconButton, RoleBadge, Stack, Typography } from '@vitral/ui';
import { Brand } from './brand.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { ThemeSwitcher } from './theme-switcher.tsx';

/** Sidebar of the console; `onClose` is set while it overlays the page. */
export function Sidebar({ onClose }: { onClose: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <Stack component="aside" aria-label={t('layout.sidebar')} sx={{ height: '100%' }}>
      <Stack direction="row" sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Brand />
        {onClose && (
          <IconButton onClick={onClose} aria-label={t('layout.closeMenu')}>
            <Icon name="close" />
          </IconButton>
        )}
      </Stack>
      <Divider />
      <Box
        component="nav"
        aria-label={t('layout.navigation')}
        sx={{ flex: 1, overflowY: 'auto', px: 1, py: 1 }}
      >
        <SidebarLinks />
      </Box>
      <Divider />
      <Stack spacing={1.5} sx={{ p: 2 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <LanguageSwitcher />
          <ThemeSwitcher />
          <Button href="/" size="small" startIcon={<Icon name="open_in_new" />}>
            {t('layout.site')}
          </Button>
        </Stack>
        <AccountPanel />
      </Stack>
    </Stack>
  );
}

/** Shows the current user with a logout button. */
function AccountPanel() {
  const { t } = useTranslation('common');
  const user = useCurrentUser();
  const { logout, isLoggingOut } = useSession();
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap title={user.name}>
            {user.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap title={user.username}>
            {user.username}
          </Typography>
        </Stack>
        <RoleBadge role={user.role} />
      </Stack>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="logout" />}
        onClick={logout}
        disabled={isLoggingOut}
      >
        {isLoggingOut ? t('auth.loggingOut') : t('auth.logout')}
      </Button>
    </Stack>
  );
}
