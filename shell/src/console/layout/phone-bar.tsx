import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { BottomNavigation, BottomNavigationAction, Icon, lineClamp, Paper } from '@vitral/ui';
import { useEffect, useState } from 'react';
import { linkGroups } from '../navigation/linked-pages.ts';
import { usePagePath, usePagesWithWork } from '../navigation/use-linked-pages.ts';
import { IconWithDue, TitleWithDue } from './due-count.tsx';
import { mostVisited, readVisits, storeVisit } from './visits.ts';

const LINKS = 4;

/** Bottom bar on phones: the most used pages in this browser, and the button that opens the sidebar. */
export function PhoneBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const current = usePagePath();
  // Read only once: if links moved while somebody works, they would be hit by mistake.
  const [visits] = useState(readVisits);
  const pages = mostVisited(linkGroups(usePagesWithWork()), visits, LINKS);
  return (
    <Paper component="nav" square elevation={0} data-kept-clear aria-label={t('layout.mostUsed')} sx={BAR}>
      <BottomNavigation
        showLabels
        value={pages.findIndex(({ paths }) => paths.includes(current))}
        sx={{ height: 'auto', bgcolor: 'transparent' }}
      >
        {pages.map(({ contribution: { path, title, navigation }, paths, due }) => (
          <BottomNavigationAction
            key={path}
            component={Link}
            to={path}
            label={<TitleWithDue title={title[language]} due={due} />}
            icon={
              <IconWithDue due={due}>
                <Icon name={navigation?.icon ?? ''} />
              </IconWithDue>
            }
            aria-current={paths.includes(current) ? 'page' : undefined}
            sx={ACTION}
          />
        ))}
        <BottomNavigationAction
          label={t('layout.menu')}
          icon={<Icon name="menu" />}
          aria-label={t('layout.openMenu')}
          onClick={onOpenMenu}
          sx={ACTION}
        />
      </BottomNavigation>
    </Paper>
  );
}

/** Counts visits of pages, from which the bottom bar of phones chooses its links. */
export function useVisitCount(): void {
  const path = usePagePath();
  useEffect(() => storeVisit(path), [path]);
}

const BAR = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  right: 0,
  zIndex: 'appBar',
  borderTop: 1,
  borderColor: 'divider',
  height: 'var(--phone-bar)',
  pb: 'env(safe-area-inset-bottom)',
} as const;

const ACTION = {
  minWidth: 0,
  height: 56,
  px: 0.25,
  '& .MuiBottomNavigationAction-label': {
    fontSize: '0.6875rem',
    maxWidth: '100%',
    lineHeight: 1.2,
    textAlign: 'center',
    ...lineClamp(2),
    '&.Mui-selected': { fontSize: '0.6875rem', fontWeight: 600 },
  },
} as const;
