import type { Language } from '@vitral/contracts/languages';
import { DEFAULT_SETTINGS, type Settings, type SettingsInput } from '@vitral/contracts/settings';
import type { Api } from '../start-api.ts';

type SiteTexts = 'siteName' | 'siteDescription';
type Changes = Partial<Omit<SettingsInput, SiteTexts> & Record<SiteTexts, Partial<Record<Language, string>>>>;

/** Sends settings as an admin does; omitted ones get their defaults. */
export async function putSettings(api: Api, changes: Changes): Promise<Settings> {
  const { body } = await api.as('admin').get('/settings').expect(200);
  const settings = { ...DEFAULT_SETTINGS, ...changes, version: body.version };
  return (await api.as('admin').put('/settings').send(settings).expect(200)).body;
}
