import type { Boot } from '@vitral/contracts/modules';
import { NavLink, useLocation } from '@vitral/router';
import { useSession } from '@vitral/session';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Icon } from '@vitral/ui';
import { useEffect, useMemo } from 'react';
import { pageRequest, type PageRequest } from '../../federation/page-request.ts';
import { preloadWhenIdle } from '../../federation/preload.ts';
import { useBoot } from '../boot-context.ts';

/** Links to all pages that the role may open, as contributed by the modules. */
export function SidebarLinks() {
  const boot = useBoot();
  const { allows, language } = useSession();
  const { pathname } = useLocation();
  const linked = useMemo(() => linkedPages(boot), [boot]);
  const open = linked.filter(({ contribution }) => allows(contribution.permission));
  usePreloading(open);

  return (
    <List dense disablePadding>
      {open.map(({ contribution: { path, navigation, title } }) => {
        return (
          <ListItem key={path} disablePadding sx={{ mb: 0.25 }}>
            <ListItemButton
              component={NavLink}
              to={path}
              selected={pathname === path}
              sx={{ borderRadius: 2 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon name={navigation?.icon ?? ''} />
              </ListItemIcon>
              <ListItemText primary={title[language]} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

/** Preloads the modules of these pages while the browser is idle. */
function usePreloading(open: PageRequest[]): void {
  const bases = open.map(({ module }) => module.base).join(' ');
  useEffect(
    () => preloadWhenIdle(open),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- modules with the same base are already preloaded
    [bases],
  );
}

function linkedPages(boot: Boot): PageRequest[] {
  return boot.modules
    .flatMap((module) => module.pages.map((page) => pageRequest(boot, module, page)))
    .filter(({ contribution }) => contribution.navigation)
    .sort((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = ({ contribution }: PageRequest) => contribution.navigation?.order ?? 0;
