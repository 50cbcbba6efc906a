import { api } from '@vitral/api-client';
import type { CurrentSet } from '@vitral/contracts/releases';
import { createContext, useContext } from 'react';
import { jitter } from '../../federation/timing.ts';

const INTERVAL_MS = 60_000;
/** Spreads the requests of tabs that become visible together. */
const MAX_DELAY_MS = 2000;
const MOVE_KEY = 'vitral-move';
/** Milliseconds for which a move that led back to the same set is not repeated. */
const FUTILE_MS = 5 * 60_000;

/** Watches which set the server serves, while this document belongs to `set`. */
export function watchActiveSet(set: string) {
  let newest = set;
  /** Returns whether a newly loaded page would belong to another set, as far as known. */
  const isDue = () => newest !== set && !wasMoveFutile(set, newest);
  /** Asks the server; resolves to `isDue`. */
  const ask = async () => {
    const response = await api
      .get<CurrentSet>(`/modules/set?seen=${encodeURIComponent(set)}`)
      .catch(() => null);
    newest = response?.set ?? newest;
    return isDue();
  };
  return { isDue, ask, recordMove: () => recordMove(set, newest), start: () => startAsking(ask) };
}

export type SetWatch = ReturnType<typeof watchActiveSet>;

/** Asks when the tab becomes visible and every minute while it is. Returns a function that stops it. */
function startAsking(ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void ask();
      askIn(jitter(0.9 * INTERVAL_MS, 1.1 * INTERVAL_MS));
    }, milliseconds);
  };
  const follow = () => {
    if (document.visibilityState === 'visible') askIn(jitter(0, MAX_DELAY_MS));
    else clearTimeout(timer);
  };
  if (document.visibilityState === 'visible') askIn(jitter(0.9 * INTERVAL_MS, 1.1 * INTERVAL_MS));
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Stores in the tab's session storage that the document is left for another set. */
function recordMove(from: string, to: string): void {
  try {
    sessionStorage.setItem(MOVE_KEY, JSON.stringify({ from, to, at: Date.now() }));
  } catch {
    // Without storage there is no loop either, since each move requires a navigation.
  }
}

/** Returns whether the move to a set was made recently and the server still served the old one. */
function wasMoveFutile(from: string, to: string): boolean {
  try {
    const move = JSON.parse(sessionStorage.getItem(MOVE_KEY) ?? 'null') as
      (Record<'from' | 'to', string> & { at: number }) | null;
    return move?.from === from && move.to === to && Date.now() - move.at < FUTILE_MS;
  } catch {
    return false;
  }
}

export const SetWatchContext = createContext<SetWatch | null>(null);

/** Returns the watch of the active set; null outside the console's router. */
export function useSetWatch(): SetWatch | null {
  return useContext(SetWatchContext);
}
