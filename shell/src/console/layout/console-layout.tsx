import { useTranslation } from '@vitral/i18n';
import { Outlet, useLocation } from '@vitral/router';
import { Box, Button, Drawer, PageHelpContext, useMediaQuery, useTheme } from '@vitral/ui';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useHelp } from '../help/use-help.tsx';
import { useHelpCommands } from '../help/use-help-commands.ts';
import { usePagePath } from '../navigation/use-linked-pages.ts';
import { useNews } from '../news/use-news.tsx';
import { usePalette } from '../palette/use-palette.tsx';
import { namedPath } from '../start-page.ts';
import { Contributions } from '../slots/contributions.tsx';
import { useShortcutsDialog } from '../shortcuts/use-shortcuts-dialog.tsx';
import { PhoneBar, useVisitCount } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebarView } from './sidebar-view.ts';
import { MaintenanceBanner, SecondFactorGate } from './staff-banners.tsx';

const SIDEBAR_WIDTH = 272;
const NARROW_WIDTH = 76;
/** Height of the bar on phones; bars that stick to the bottom stay above it. */
const PHONE_BAR = 'calc(57px + env(safe-area-inset-bottom))';

/** Sidebar and page; on phones a button in the bottom bar opens the sidebar. */
export function ConsoleLayout() {
  const { t } = useTranslation('shell');
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const main = useFocusOnNavigation();
  const { view, change } = useSidebarView();
  const width = isWide && view.isNarrow ? NARROW_WIDTH : SIDEBAR_WIDTH;
  const pathname = namedPath(useLocation().pathname);
  // Path at which the menu was opened; navigation closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const closeMenu = () => setMenuPage(null);
  useVisitCount();
  const { help, openHelp } = useHelp();
  const { news, isUnread, openNews } = useNews();
  const { shortcuts, openShortcuts } = useShortcutsDialog(openHelp);
  const { palette, openPalette } = usePalette(
    useHelpCommands({ onHelp: openHelp, onShortcuts: openShortcuts, onNews: openNews }),
  );
  const afterMenu = (open: () => void) => () => {
    closeMenu();
    open();
  };

  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100dvh',
        pb: 'var(--phone-bar)',
        '--phone-bar': isWide ? '0px' : PHONE_BAR,
      }}
    >
      <SkipLink />
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || menuPage === pathname}
        onClose={closeMenu}
        slotProps={{
          paper: {
            sx: { width, maxWidth: '86vw' },
            'aria-label': isWide ? undefined : t('layout.sidebar'),
          },
        }}
        sx={{ width: { md: width }, flexShrink: 0 }}
      >
        <Sidebar
          view={view}
          onChange={change}
          onClose={isWide ? undefined : closeMenu}
          onSearch={afterMenu(openPalette)}
          menu={{
            onHelp: openHelp && afterMenu(openHelp),
            onShortcuts: openShortcuts,
            onNews: afterMenu(openNews),
            hasUnreadNews: isUnread,
          }}
        />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MaintenanceBanner />
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{ p: { xs: 2, sm: 3, lg: 4 }, outline: 'none' }}
        >
          <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
            <SecondFactorGate>
              <PageHelpContext value={openHelp}>
                <Contributions>
                  <Outlet />
                </Contributions>
              </PageHelpContext>
            </SecondFactorGate>
          </Box>
        </Box>
      </Box>
      {!isWide && <PhoneBar onOpenMenu={() => setMenuPage(pathname)} />}
      {palette}
      {shortcuts}
      {help}
      {news}
      <ScrollRestoration />
    </Box>
  );
}

/** Moves the focus to the main region after navigation to another page, so that screen readers start at its top. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const path = usePagePath();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

/** First tab stop; visible only while focused. */
function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <Button
      href="#content"
      variant="contained"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('layout.skip')}
    </Button>
  );
}
