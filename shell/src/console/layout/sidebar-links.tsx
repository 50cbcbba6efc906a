import { NAVIGATION_GROUPS } from '@vitral/contracts/modules';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import {
  Box,
  Divider,
  GLASS,
  Icon,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Stack,
  VISUALLY_HIDDEN,
} from '@vitral/ui';
import { useEffect, useId, useRef } from 'react';
import { preloadWhenIdle } from '../../federation/preload.ts';
import { type LinkedPage, type LinkGroup, linkGroups } from '../navigation/linked-pages.ts';
import { usePagePath, usePagesWithWork } from '../navigation/use-linked-pages.ts';
import { DueCount, IconWithDue, TitleWithDue } from './due-count.tsx';
import type { SidebarView } from './sidebar-view.ts';

interface SidebarLinksProps {
  view: SidebarView;
  onChange: (changes: Partial<SidebarView>) => void;
}

/** Links to all pages that the role may open, as contributed by the modules, in groups. */
export function SidebarLinks({ view: { isNarrow, closed }, onChange }: SidebarLinksProps) {
  const pages = usePagesWithWork();
  const path = usePagePath();
  const list = useRef<HTMLUListElement>(null);
  usePreloading(pages);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [path]);

  const toggle = (name: string) =>
    onChange({ closed: closed.includes(name) ? closed.filter((one) => one !== name) : [...closed, name] });
  return (
    <List ref={list} dense disablePadding>
      {linkGroups(pages).map((group, index) =>
        isNarrow ? (
          <Box component="li" key={group.name}>
            {index > 0 && <Divider sx={{ my: 1 }} />}
            <List dense disablePadding>
              {[...group.links, ...group.actions].map((page) => (
                <PageLink key={page.contribution.path} page={page} isNarrow />
              ))}
            </List>
          </Box>
        ) : (
          <Group
            key={group.name}
            group={group}
            isClosed={closed.includes(group.name)}
            onToggle={() => toggle(group.name)}
          />
        ),
      )}
    </List>
  );
}

interface GroupProps {
  group: LinkGroup;
  isClosed: boolean;
  onToggle: () => void;
}

/** A group below its title. Clicking the title hides the links except that of the open page; a single link needs no title. */
function Group({ group: { name, links, actions }, isClosed, onToggle }: GroupProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const isCurrent = useIsCurrent();
  const hasTitle = links.length + actions.length > 1;
  const shown = hasTitle && isClosed ? links.filter(isCurrent) : links;
  return (
    <Box component="li" sx={{ mb: 1 }}>
      {hasTitle && (
        <Stack direction="row" sx={{ alignItems: 'center', pr: 0.5 }}>
          <ListItemButton
            id={`${id}-title`}
            aria-expanded={!isClosed}
            aria-controls={id}
            onClick={onToggle}
            sx={TITLE}
          >
            <Box component="span" aria-hidden sx={{ ...PANE, bgcolor: paneOf(name) }} />
            {t(`layout.group.${name}`)}
            <Icon
              name="expand_more"
              fontSize="small"
              sx={{ ml: 0.5, transform: isClosed ? 'rotate(-90deg)' : undefined }}
            />
          </ListItemButton>
          {actions.map((page) => (
            <ActionLink key={page.contribution.path} page={page} />
          ))}
        </Stack>
      )}
      <List id={id} dense disablePadding aria-labelledby={hasTitle ? `${id}-title` : undefined}>
        {shown.map((page) => (
          <PageLink key={page.contribution.path} page={page} isNarrow={false} />
        ))}
      </List>
    </Box>
  );
}

/** The groups have the colours of the glass, in order. */
const paneOf = (name: LinkGroup['name']) =>
  GLASS[
    Math.max(
      0,
      NAVIGATION_GROUPS.findIndex((one) => one === name),
    ) % GLASS.length
  ];

const PANE = { width: 6, height: 12, mr: 1, borderRadius: '3px 3px 1px 1px' } as const;

const TITLE = {
  borderRadius: 2,
  py: 0.25,
  minHeight: 32,
  color: 'text.secondary',
  typography: 'caption',
  fontWeight: 600,
};

function PageLink({ page, isNarrow }: { page: LinkedPage; isNarrow: boolean }) {
  const link = useLink(page);
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={Link}
        to={link.to}
        aria-current={link.isCurrent ? 'page' : undefined}
        selected={link.isCurrent}
        title={isNarrow ? link.title : undefined}
        sx={{ borderRadius: 2, ...CURRENT, ...(isNarrow && { justifyContent: 'center', px: 0 }) }}
      >
        <ListItemIcon sx={{ minWidth: isNarrow ? 0 : 40 }}>
          <IconWithDue due={isNarrow ? page.due : 0}>
            <Icon name={link.icon} />
          </IconWithDue>
        </ListItemIcon>
        <ListItemText
          primary={<TitleWithDue title={link.title} due={page.due} />}
          sx={isNarrow ? VISUALLY_HIDDEN : undefined}
        />
        {!isNarrow && <DueCount due={page.due} />}
      </ListItemButton>
    </ListItem>
  );
}

/** Marks the open page in the accent colour of the site. */
const CURRENT = {
  '&.Mui-selected, &.Mui-selected .MuiListItemIcon-root': { color: 'primary.main' },
  '&.Mui-selected .MuiListItemText-primary': { fontWeight: 600 },
} as const;

function ActionLink({ page }: { page: LinkedPage }) {
  const link = useLink(page);
  return (
    <IconButton
      component={Link}
      to={link.to}
      size="small"
      aria-label={link.title}
      aria-current={link.isCurrent ? 'page' : undefined}
      title={link.title}
      sx={link.isCurrent ? { bgcolor: 'action.selected' } : undefined}
    >
      <Icon name={link.icon} fontSize="small" />
    </IconButton>
  );
}

function useLink(page: LinkedPage) {
  const { language } = useSession();
  const { path, title, navigation } = page.contribution;
  return { to: path, title: title[language], icon: navigation?.icon ?? '', isCurrent: useIsCurrent()(page) };
}

/** Returns whether the page of a link is open. */
function useIsCurrent() {
  const path = usePagePath();
  return ({ paths }: LinkedPage) => paths.includes(path);
}

/** Preloads the modules of these pages while the browser is idle. */
function usePreloading(open: LinkedPage[]): void {
  const bases = open.map(({ module }) => module.base).join(' ');
  useEffect(
    () => preloadWhenIdle(open),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- modules with the same base are already preloaded
    [bases],
  );
}
