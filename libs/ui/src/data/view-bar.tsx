import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { SavedView } from '@vitral/contracts/saved-views';
import { useTranslation } from '@vitral/i18n';
import { Link, useSearchParams } from '@vitral/router';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../layout/icon.tsx';
import { VISUALLY_HIDDEN } from '../theme/text-styles.ts';
import { ColumnMenu } from './column-menu.tsx';
import { searchOfView, type ViewedOptions } from './list-search.ts';
import { savedViewsQuery } from './saved-views.queries.ts';
import { ViewActions } from './view-actions.tsx';
import { useStartView } from './use-start-view.ts';
import { useViewChanges } from './use-view-changes.ts';

/** Links to the views of a list, the actions on the chosen view, and the menu of columns. */
export function ViewBar({ list, options }: ViewedOptions) {
  const { t } = useTranslation('views');
  const [params] = useSearchParams();
  const { data: views, isFetched, isError, refetch } = useQuery(savedViewsQuery(list));
  const changes = useViewChanges({ list, options });
  const chosen = changes.view;
  const { startId, isSettled } = useStartView({ list, options });
  const hasViews = views !== undefined && views.length > 0;
  const bar = useChosenLink([chosen?.id, changes.isChanged, hasViews].join(), isFetched && isSettled);
  const tab = (view: SavedView | null) => (
    <Box component="li" key={view?.id ?? ''}>
      <ViewLink
        view={view}
        isChosen={view === chosen}
        isStart={view !== null && view.id === startId}
        search={searchOfView({ list, options }, params, view)}
      />
    </Box>
  );
  return (
    <Stack direction="row" ref={bar} sx={{ ...BAR, borderColor: hasViews ? 'divider' : 'transparent' }}>
      {hasViews && (
        <Box component="nav" aria-label={t('views.label')} sx={SCROLLED}>
          <Box component="ul" sx={TABS}>
            {tab(null)}
            {views.map(tab)}
          </Box>
        </Box>
      )}
      {isError && (
        <Typography role="alert" variant="body2" color="textSecondary" noWrap>
          {t('views.failed')} <Button onClick={() => void refetch()}>{t('actions.retry')}</Button>
        </Typography>
      )}
      <ViewActions
        key={chosen?.id}
        list={list}
        changes={changes}
        isFirst={views?.length === 0}
        isStart={chosen !== null && chosen.id === startId}
      />
      <ColumnMenu list={list} />
    </Stack>
  );
}

/**
 * Scrolls the links sideways to the chosen one (`scrollIntoView` would also scroll the page), and focuses it if the
 * pressed button has disappeared, since there is nothing left to save. A page that is just opening keeps its focus.
 */
function useChosenLink(shown: string, isSettled: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const wasSettled = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wasThere = wasSettled.current;
      wasSettled.current = isSettled;
      const box = bar.current?.querySelector('nav');
      const link = box?.querySelector<HTMLElement>('[aria-current]');
      if (!box || !link) return;
      scrollTo(box, link);
      if (wasThere && document.activeElement === document.body) link.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown, isSettled]);
  return bar;
}

function scrollTo(box: HTMLElement, link: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
  box.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}

interface ViewLinkProps {
  view: SavedView | null;
  isChosen: boolean;
  isStart: boolean;
  search: string;
}

function ViewLink({ view, isChosen, isStart, search }: ViewLinkProps) {
  const { t } = useTranslation('views');
  const { name, isShared, ownerName, isOwn } = view ?? { name: t('views.all'), isShared: false };
  const link = (
    <MuiLink
      component={Link}
      to={{ search }}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      underline="none"
      sx={TAB}
    >
      {isStart && <Icon name="star" fontSize="small" />}
      {isShared && <Icon name="groups" fontSize="small" />}
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 'inherit' }}>
        {name}
      </Typography>
      {isShared && <Box sx={VISUALLY_HIDDEN}>{t('views.shared')}</Box>}
      {isStart && <Box sx={VISUALLY_HIDDEN}>{t('views.isStart')}</Box>}
    </MuiLink>
  );
  if (!isShared || isOwn || !ownerName) return link;
  return (
    <Tooltip title={t('views.sharedBy', { name: ownerName })} describeChild>
      {link}
    </Tooltip>
  );
}

const BAR = {
  height: 48,
  gap: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  borderBottom: 1,
} as const;
const SCROLLED = { flex: '1 1 0', minWidth: 0, overflowX: 'auto', alignSelf: 'stretch' } as const;
const TABS = { m: 0, p: 0, height: 1, listStyle: 'none', display: 'flex' } as const;
const TAB = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 1,
  maxWidth: 220,
  px: 1.5,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  fontWeight: 500,
  // The scrolling box would cut off an outline around the link.
  '&:focus-visible': { outlineOffset: '-3px' },
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;
