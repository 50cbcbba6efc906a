import type { CurrentUser, PreferencesInput } from '@vitral/contracts/accounts';
import { api } from './api.ts';

/** Saves preferences with the account. Users often choose one and leave the page at once. */
export const savePreferences = (changes: PreferencesInput) =>
  api.put<CurrentUser>('/profile/preferences', changes, { keepalive: true });
