import { api } from '@vitral/api-client';
import type { CurrentSet } from '@vitral/contracts/releases';
import { createContext, useContext } from 'react';
import { jitter } from '../../federation/timing.ts';

const INTERVAL_MS = 60_000;
/** Spreads the requests of tabs that become visible at the same time. */
const MAX_DELAY_MS = 2000;
const RELOAD_KEY = 'vitral-move';
/** Milliseconds until the next reload for a new set, after a reload that still returned the old one. */
const RETRY_SET_AFTER_MS = 5 * 60_000;

/** Watches for sets that the server serves in place of `set`, to which this document belongs. */
export function watchActiveSet(set: string) {
  let newest = set;
  /** Returns whether a newly loaded page would belong to another set, as far as known. */
  const isDue = () => newest !== set && !hasReloadFailed(set, newest);
  /** Requests the newest set from the server; resolves to `isDue`. */
  const check = async () => {
    const response = await api
      .get<CurrentSet>(`/modules/set?seen=${encodeURIComponent(set)}`)
      .catch(() => null);
    newest = response?.set ?? newest;
    return isDue();
  };
  return { isDue, check, recordReload: () => recordReload(set, newest), start: () => startPolling(check) };
}

export type SetWatch = ReturnType<typeof watchActiveSet>;

/**
 * Requests the newest set when the tab becomes visible, and every minute while it is visible. Returns a function that
 * stops this.
 */
function startPolling(check: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void check();
      checkIn(jitter(0.9 * INTERVAL_MS, 1.1 * INTERVAL_MS));
    }, milliseconds);
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') checkIn(jitter(0, MAX_DELAY_MS));
    else clearTimeout(timer);
  };
  if (document.visibilityState === 'visible') checkIn(jitter(0.9 * INTERVAL_MS, 1.1 * INTERVAL_MS));
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Records in the session storage of the tab that this document was reloaded to get the set `to`. */
function recordReload(from: string, to: string): void {
  try {
    sessionStorage.setItem(RELOAD_KEY, JSON.stringify({ from, to, at: Date.now() }));
  } catch {
    // Even without storage nothing loops, since a reload requires a navigation.
  }
}

/** Returns whether this tab was reloaded recently to get the set `to` and the server still sent the set `from`. */
function hasReloadFailed(from: string, to: string): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(RELOAD_KEY) ?? 'null') as
      (Record<'from' | 'to', string> & { at: number }) | null;
    return last?.from === from && last.to === to && Date.now() - last.at < RETRY_SET_AFTER_MS;
  } catch {
    return false;
  }
}

export const SetWatchContext = createContext<SetWatch | null>(null);

/** Returns the watch of the active set; null outside the console's router. */
export function useSetWatch(): SetWatch | null {
  return useContext(SetWatchContext);
}
