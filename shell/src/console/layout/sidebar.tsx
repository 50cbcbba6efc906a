import { useTranslation } from '@vitral/i18n';
import { Box, Divider, Icon, IconButton, Stack } from '@vitral/ui';
import { Bell } from '../bell/bell.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu, type HelpMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import type { SidebarView } from './sidebar-view.ts';

interface SidebarProps {
  view: SidebarView;
  onChange: (changes: Partial<SidebarView>) => void;
  /** Set while the sidebar overlays the page. */
  onClose: (() => void) | undefined;
  /** Opens the command palette. */
  onSearch: () => void;
  menu: HelpMenu;
}

/** Sidebar of the console; beside the page it may show icons only. */
export function Sidebar({ view, onChange, onClose, onSearch, menu }: SidebarProps) {
  const { t } = useTranslation('shell');
  const shown = onClose ? { ...view, isNarrow: false } : view;
  return (
    <Stack component="aside" aria-label={t('layout.sidebar')} sx={{ height: '100%' }}>
      <Stack
        direction="row"
        sx={{ p: 2, alignItems: 'center', justifyContent: shown.isNarrow ? 'center' : 'space-between' }}
      >
        <Brand isNarrow={shown.isNarrow} />
        {!shown.isNarrow && <Bell />}
        {onClose && (
          <IconButton onClick={onClose} aria-label={t('layout.closeMenu')}>
            <Icon name="close" />
          </IconButton>
        )}
      </Stack>
      <Divider />
      <Box sx={{ p: 1, textAlign: 'center' }}>
        {shown.isNarrow && <Bell />}
        <PaletteButton isNarrow={shown.isNarrow} onOpen={onSearch} />
      </Box>
      <Box
        component="nav"
        aria-label={t('layout.navigation')}
        sx={{ flex: 1, overflowY: 'auto', px: 1, pb: 1 }}
      >
        <SidebarLinks view={shown} onChange={onChange} />
      </Box>
      <Divider />
      <Stack direction={shown.isNarrow ? 'column' : 'row'} spacing={0.5} sx={{ p: 1, alignItems: 'center' }}>
        <AccountMenu isNarrow={shown.isNarrow} {...menu} />
        {!onClose && (
          <IconButton
            aria-label={t(shown.isNarrow ? 'layout.wide' : 'layout.narrow')}
            title={t(shown.isNarrow ? 'layout.wide' : 'layout.narrow')}
            onClick={() => onChange({ isNarrow: !shown.isNarrow })}
          >
            <Icon name={shown.isNarrow ? 'left_panel_open' : 'left_panel_close'} />
          </IconButton>
        )}
      </Stack>
    </Stack>
  );
}
