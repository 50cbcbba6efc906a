import type { BootModule, PageContribution } from '@vitral/contracts';
import { NavLink, useLocation } from '@vitral/router';
import { useSession } from '@vitral/session';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, NavigationIcon } from '@vitral/ui';
import { useBoot } from '../boot-context.ts';

/** A link for every page that opens for this role, as the modules contribute them. */
export function SidebarLinks() {
  const { modules } = useBoot();
  const { allows, language } = useSession();
  const { pathname } = useLocation();

  return (
    <List dense disablePadding>
      {linkedPages(modules)
        .filter((page) => allows(page.permission))
        .map((page) => (
          <ListItem key={page.path} disablePadding sx={{ mb: 0.25 }}>
            <ListItemButton
              component={NavLink}
              to={page.path}
              selected={pathname === page.path}
              sx={{ borderRadius: 2 }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <NavigationIcon name={page.navigation?.icon ?? ''} />
              </ListItemIcon>
              <ListItemText primary={page.title[language]} />
            </ListItemButton>
          </ListItem>
        ))}
    </List>
  );
}

function linkedPages(modules: readonly BootModule[]): PageContribution[] {
  return modules
    .flatMap((module) => module.pages)
    .filter((page) => page.navigation)
    .sort((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0));
}
