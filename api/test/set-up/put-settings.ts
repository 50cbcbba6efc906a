import { DEFAULT_SETTINGS, type Settings, type SettingsInput } from '@vitral/contracts/settings';
import type { Api } from '../start-api.ts';

/** Sends settings as an admin does; omitted ones get their defaults. */
export async function putSettings(api: Api, changes: Partial<SettingsInput>): Promise<Settings> {
  const { body } = await api.as('admin').get('/settings').expect(200);
  const settings = { ...DEFAULT_SETTINGS, ...changes, version: body.version };
  return (await api.as('admin').put('/settings').send(settings).expect(200)).body;
}
