import { type Boot, contentLanguage, type Language, type SettingsInput } from '@vitral/contracts';

/** What the site says of itself in one language. */
export interface Site {
  name: string;
  /** Blank: each page's own words. */
  description: string;
  isDark: boolean;
}

/** French readers see the English name, as they see English content. */
export function siteIn(language: Language, { siteName, siteDescription, isDark }: SettingsInput): Site {
  const content = contentLanguage(language);
  return { name: siteName[content], description: siteDescription[content], isDark };
}

type BootSettings = Pick<Boot, 'siteName' | 'siteTheme' | 'siteDensity' | 'isMaintenanceOn'>;

/** What the settings bring to the boot block of a page in `language`. */
export function bootSettings(language: Language, settings: SettingsInput): BootSettings {
  return {
    siteName: siteIn(language, settings).name,
    siteTheme: settings.isDark ? 'dark' : 'system',
    siteDensity: settings.isCompact ? 'compact' : 'comfortable',
    isMaintenanceOn: settings.isMaintenanceOn,
  };
}
