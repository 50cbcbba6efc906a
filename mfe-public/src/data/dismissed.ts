import { DISMISSED_PREFIX } from '@vitral/sdk/contracts/cookies';
import { dataset } from './page-dataset.ts';

export function isDismissed(code: string): boolean {
  try {
    return DISMISSED_PREFIX + code in localStorage;
  } catch {
    return false;
  }
}

/** Hides the announcement with this code, also on later visits, and forgets earlier dismissals. */
export function dismiss(code: string): void {
  dataset['dismissed'] = '';
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(DISMISSED_PREFIX));
    for (const name of names) localStorage.removeItem(name);
    localStorage.setItem(DISMISSED_PREFIX + code, '');
  } catch {
    // The browser blocks the storage, so the announcement appears again on the next page.
  }
}
