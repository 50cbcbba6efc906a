import type { Density, Theme } from '@vitral/contracts/accounts';
import type { Accent } from '@vitral/contracts/settings';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** Properties of the site that the console shows. */
export interface Site {
  /** Name in the language of the page. */
  name: string;
  /** Default theme of the site. */
  theme: Theme;
  density: Density;
  accent: Accent;
  /** URL of the logo that staff chose; null for the site's own mark. */
  logo: string | null;
  /** Visitors are shown the maintenance page. */
  isMaintenanceOn: boolean;
}

interface SiteContextValue {
  site: Site;
  /** Applies changes that this page has just saved. */
  updateSite: (changes: Partial<Site>) => void;
}

const SiteContext = createContext<SiteContextValue | null>(null);

/** Provides the site's properties from the boot block, updated by changes made in this page. */
export function SiteProvider({ first, children }: { first: Site; children: ReactNode }) {
  const [site, setSite] = useState(first);
  const updateSite = useCallback(
    (changes: Partial<Site>) => setSite((before) => ({ ...before, ...changes })),
    [],
  );
  const value = useMemo(() => ({ site, updateSite }), [site, updateSite]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** Returns the site and the function that applies changes to it. Throws outside SiteProvider. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite requires a SiteProvider');
  return value;
}
