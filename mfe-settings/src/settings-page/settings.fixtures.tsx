import { DEFAULT_SETTINGS, type Settings, type SettingsUpdate } from '@vitral/contracts';
import { type Answers, type ApiCall, failure, personWith, renderPage } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './settings.page.tsx';

/** The document of a server that can send everything, for specs. */
export const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  canMail: true,
  canSms: true,
  version: 3,
  updatedAt: null,
};

/** The server keeps what is sent when it is of the version that it has. */
export function keeping(kept: Settings): Answers {
  let current = kept;
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

/** What the cards of the first tab read by themselves, and what of other tabs is not looked at here. */
const AROUND: Answers = {
  'GET /api/site-config/site_language': { key: 'site_language', value: 'es', description: null },
  'GET /api/site-config/site_logo': { key: 'site_logo', value: '', description: null },
  'GET /api/auth/user': personWith('admin'),
  'GET /api/deliveries': [],
  'GET /api/api-keys': [],
  'GET /api/backups': [],
};

/** /admin/settings, on a tab, over a server that answers so. */
export const openSettings = (answers: Answers = keeping(SETTINGS), tab?: string) =>
  renderPage(<Component />, {
    module: remote,
    path: tab ? `/admin/settings?tab=${tab}` : '/admin/settings',
    answers: { ...AROUND, ...answers },
  });

/** The documents that were sent to be saved. */
export const saved = (calls: readonly ApiCall[]) =>
  calls.filter(({ method, path }) => method === 'PUT' && path === '/api/settings').map(({ body }) => body);
