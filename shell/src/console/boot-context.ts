import type { Boot } from '@vitral/contracts/modules';
import type { Site } from '@vitral/session';
import { createContext, useContext } from 'react';

export const BootContext = createContext<Boot | null>(null);

/** Returns the boot block of this page. Throws outside the console. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs the console above it');
  return boot;
}

/** Returns the site's properties from the boot block. */
export function siteFromBoot(boot: Boot): Site {
  const { siteName, siteTheme, siteDensity, siteAccent, siteLogo = null, isMaintenanceOn } = boot;
  return {
    name: siteName,
    theme: siteTheme,
    density: siteDensity,
    accent: siteAccent,
    logo: siteLogo,
    isMaintenanceOn,
  };
}
