import MenuIcon from '@mui/icons-material/Menu';
import { useTranslation } from '@vitral/i18n';
import { AppBar, IconButton, Toolbar } from '@vitral/ui';
import { Brand } from './brand.tsx';

/** Top bar on phones, with the button that opens the sidebar. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <AppBar position="sticky" color="default" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar sx={{ gap: 1 }}>
        <IconButton edge="start" onClick={onOpenMenu} aria-label={t('layout.openMenu')}>
          <MenuIcon />
        </IconButton>
        <Brand />
      </Toolbar>
    </AppBar>
  );
}
