import { type APIRequestContext, expect, request } from '@playwright/test';
import type { Role } from '@vitral/contracts/access';
import type { Settings, SettingsInput } from '@vitral/contracts/settings';

/** Header that pages of the site send; the API refuses writes from other sites. */
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

/** Logs in a demo account and returns an API client; the caller disposes it. */
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
  const response = await api.put('/api/settings', { data: { ...current, ...change } });
  expect(response.status()).toBe(200);
}
