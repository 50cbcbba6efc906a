import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Divider, IconButton, Stack } from '@vitral/ui';
import { AccountPanel } from './account-panel.tsx';
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
            <CloseIcon />
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
          <Button href="/" size="small" startIcon={<OpenInNewIcon />}>
            {t('layout.site')}
          </Button>
        </Stack>
        <AccountPanel />
      </Stack>
    </Stack>
  );
}
