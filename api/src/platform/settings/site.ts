import { DEFAULT_LANGUAGE, type Language } from '@vitral/contracts/languages';
import type { Theme } from '@vitral/contracts/accounts';
import type { Boot } from '@vitral/contracts/modules';
import type { Accent, SettingsInput } from '@vitral/contracts/settings';

export interface Site {
  name: string;
  description: string;
  isDark: boolean;
  accent: Accent;
}

/** Returns the site's texts in a language; texts that are blank in an additional language are shown in English. */
export function siteIn(
  language: Language,
  { siteName, siteDescription, isDark, accent }: SettingsInput,
): Site {
  const shown = (texts: Record<Language, string>) =>
    language === DEFAULT_LANGUAGE ? texts[language] : texts[language] || texts.en;
  return { name: shown(siteName), description: shown(siteDescription), isDark, accent };
}

/** Returns the theme of people without a preference of their own. */
export const themeOf = ({ isDark }: Pick<Site, 'isDark'>): Theme => (isDark ? 'dark' : 'system');

type BootSettings = Pick<Boot, 'siteName' | 'siteTheme' | 'siteDensity' | 'siteAccent' | 'isMaintenanceOn'>;

export function bootSettings(language: Language, settings: SettingsInput): BootSettings {
  return {
    siteName: siteIn(language, settings).name,
    siteTheme: themeOf(settings),
    siteDensity: settings.isCompact ? 'compact' : 'comfortable',
    siteAccent: settings.accent,
    isMaintenanceOn: settings.isMaintenanceOn,
  };
}
