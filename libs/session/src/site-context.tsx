import type { Density, Theme } from '@vitral/contracts';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** What the whole site is like, as far as the console shows it. */
export interface Site {
  /** In the language in which the page was answered. */
  name: string;
  /** The look for whoever has chosen none. */
  theme: Theme;
  density: Density;
  /** Visitors are shown the maintenance page. */
  isMaintenanceOn: boolean;
}

interface KnownSite {
  site: Site;
  /** Takes over what this page itself has just changed. */
  learn: (changes: Partial<Site>) => void;
}

const SiteContext = createContext<KnownSite | null>(null);

/** What the page was told of the site at first, and learns while it is open. Above everything that calls `useSite`. */
export function SiteProvider({ first, children }: { first: Site; children: ReactNode }) {
  const [site, setSite] = useState(first);
  const learn = useCallback((changes: Partial<Site>) => setSite((before) => ({ ...before, ...changes })), []);
  const known = useMemo(() => ({ site, learn }), [site, learn]);
  return <SiteContext value={known}>{children}</SiteContext>;
}

/** Throws outside SiteProvider. */
export function useSite(): KnownSite {
  const known = useContext(SiteContext);
  if (!known) throw new Error('useSite needs a SiteProvider above it');
  return known;
}
