import { type APIRequestContext, expect, request } from '@playwright/test';
import type { Role, Settings, SettingsInput } from '@vitral/contracts';

/** What a page of the site itself would send; writes from elsewhere are refused. */
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

/** The API as a demo account uses it, in a session of its own. To be disposed of. */
export async function staffApi(baseURL: string | undefined, role: Role): Promise<APIRequestContext> {
  if (!baseURL) throw new Error('A journey without a server');
  const api = await request.newContext({ baseURL, extraHTTPHeaders: SAME_ORIGIN });
  const data = { username: role, password: `${role}-vitral` };
  expect((await api.post('/api/auth/login', { data })).status()).toBe(200);
  return api;
}

/** Changes some of the site's settings. */
export async function changeSettings(api: APIRequestContext, change: Partial<SettingsInput>): Promise<void> {
  const {
    canMail: _,
    updatedAt: __,
    ...current
  } = (await (await api.get('/api/settings')).json()) as Settings;
  const answer = await api.put('/api/settings', { data: { ...current, ...change } });
  expect(answer.status()).toBe(200);
}
