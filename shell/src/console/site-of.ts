import type { Boot } from '@vitral/contracts';
import type { Site } from '@vitral/session';

/** What the server told this page of the site. */
export function siteOf({ siteName, siteTheme, siteDensity, isMaintenanceOn }: Boot): Site {
  return { name: siteName, theme: siteTheme, density: siteDensity, isMaintenanceOn };
}
