import type { CurrentSet } from '@vitral/contracts';
import { api } from '@vitral/api-client';
import { jitter } from '../../federation/timing.ts';
import { recordMove, wasMoveFutile } from './set-moves.ts';

const INTERVAL_MS = 60_000;
/** Spreads the requests of tabs that become visible together. */
const MAX_DELAY_MS = 2000;

export interface SetWatch {
  /** Returns whether a newly loaded page would belong to another set, as far as known. */
  isDue: () => boolean;
  /** Asks the server; resolves to `isDue`. */
  ask: () => Promise<boolean>;
  /** Records that the page is about to be loaded again because of it. */
  recordMove: () => void;
  /**
   * Starts asking when the tab becomes visible and every minute while it is visible. Returns a function that stops
   * it.
   */
  start: () => () => void;
}

/** Watches which set the server serves, while this document belongs to `set`. */
export function watchActiveSet(set: string): SetWatch {
  let newest = set;
  const isDue = () => newest !== set && !wasMoveFutile(set, newest);
  const ask = async () => {
    const response = await api
      .get<CurrentSet>(`/modules/set?seen=${encodeURIComponent(set)}`)
      .catch(() => null);
    newest = response?.set ?? newest;
    return isDue();
  };
  return { isDue, ask, recordMove: () => recordMove(set, newest), start: () => startAsking(ask) };
}

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
