import { contentLanguage, type Language } from '@vitral/contracts/languages';
import type { Boot } from '@vitral/contracts/modules';
import type { SettingsInput } from '@vitral/contracts/settings';

export interface Site {
  name: string;
  description: string;
  isDark: boolean;
}

/** Returns the site's texts in a language; French readers see English, as for content. */
export function siteIn(language: Language, { siteName, siteDescription, isDark }: SettingsInput): Site {
  const content = contentLanguage(language);
  return { name: siteName[content], description: siteDescription[content], isDark };
}

type BootSettings = Pick<Boot, 'siteName' | 'siteTheme' | 'siteDensity' | 'isMaintenanceOn'>;

export function bootSettings(language: Language, settings: SettingsInput): BootSettings {
  return {
    siteName: siteIn(language, settings).name,
    siteTheme: settings.isDark ? 'dark' : 'system',
    siteDensity: settings.isCompact ? 'compact' : 'comfortable',
    isMaintenanceOn: settings.isMaintenanceOn,
  };
}
