export const SITE_CONFIG_KEYS = ['site_language', 'site_logo'] as const;
export type SiteConfigKey = (typeof SITE_CONFIG_KEYS)[number];

/** GET /api/site-config/{key} */
export interface SiteConfigEntry {
  key: SiteConfigKey;
  value: string;
  description: string | null;
}

/** PUT /api/site-config/{key}. */
export interface SiteConfigInput {
  value: string;
  description?: string | null;
}
