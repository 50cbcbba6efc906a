import { DEFAULT_SETTINGS, type Settings, type SettingsUpdate } from '@vitral/sdk/contracts/settings';
import { type StubbedResponses, type ApiCall, failure, userWithRole, renderPage } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Component } from './settings.page.tsx';

/** Settings of a server that can send email and text messages. */
export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  canMail: true,
  canSms: true,
  version: 3,
  updatedAt: null,
};

/** A settings API that stores updates of the current version and refuses stale ones. */
export function settingsApi(initial: Settings): StubbedResponses {
  let current = initial;
  return {
    'GET /api/settings': () => current,
    'PUT /api/settings': ({ body }: ApiCall) => {
      const { version, ...input } = body as SettingsUpdate;
      if (version !== current.version) return failure(409, 'settings.stale', { current: current.version });
      current = { ...current, ...input, version: version + 1 };
      return current;
    },
  };
}

/** Responses for cards that load their own data. */
export const OTHER_RESPONSES: StubbedResponses = {
  'GET /api/site-config/site_language': { key: 'site_language', value: 'es', description: null },
  'GET /api/site-config/site_logo': { key: 'site_logo', value: '', description: null },
  'GET /api/auth/user': userWithRole('admin'),
  'GET /api/deliveries': [],
  'GET /api/identity-providers': [],
  'GET /api/api-keys': [],
  'GET /api/zoom-account': {
    accountId: '',
    clientId: '',
    clientSecretEnd: null,
    eventSecretEnd: null,
    updatedAt: null,
    version: 0,
  },
  'GET /api/backups': [],
};

/** Renders /admin/settings on a tab, with the given API responses. */
export const openSettings = (responses: StubbedResponses = settingsApi(SETTINGS), tab?: string) =>
  renderPage(<Component />, {
    module: remote,
    path: tab ? `/admin/settings?tab=${tab}` : '/admin/settings',
    responses: { ...OTHER_RESPONSES, ...responses },
  });

/** The documents sent by PUT /api/settings. */
export const saved = (calls: readonly ApiCall[]) =>
  calls.filter(({ method, path }) => method === 'PUT' && path === '/api/settings').map(({ body }) => body);
