import { DEFAULT_LANGUAGE, type Language } from '@vitral/contracts/languages';
import type { Boot } from '@vitral/contracts/modules';
import type { SettingsInput } from '@vitral/contracts/settings';

export interface Site {
  name: string;
  description: string;
  isDark: boolean;
}

/** Returns the site's texts in a language; those that are blank in a further language are shown in English. */
export function siteIn(language: Language, { siteName, siteDescription, isDark }: SettingsInput): Site {
  const shown = (texts: Record<Language, string>) =>
    language === DEFAULT_LANGUAGE ? texts[language] : texts[language] || texts.en;
  return { name: shown(siteName), description: shown(siteDescription), isDark };
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
