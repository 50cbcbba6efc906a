import type { Boot } from '@vitral/contracts';
import type { Site } from '@vitral/session';

/** Returns the site's properties from the boot block. */
export function siteFromBoot({ siteName, siteTheme, siteDensity, isMaintenanceOn }: Boot): Site {
  return { name: siteName, theme: siteTheme, density: siteDensity, isMaintenanceOn };
}
