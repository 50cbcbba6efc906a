import type { CurrentSet } from '@vitral/contracts';
import { api } from '@vitral/api-client';
import { jitter } from '../../federation/within-time.ts';
import { noteMove, wasMovedInVain } from './moves.ts';

const EVERY_MS = 60_000;
/** Many tabs that come into view together do not ask together. */
const SOON_MS = 2000;

export interface SetWatch {
  /** Whether a page loaded now would be of another set, as far as is known. */
  isDue: () => boolean;
  /** Asks the server; answers `isDue`. */
  ask: () => Promise<boolean>;
  /** The page is about to be loaded anew because of it. */
  noteMove: () => void;
  /** Asks from now on whenever the tab comes into view, and every minute that it is in view. Answers how to stop. */
  start: () => () => void;
}

/** Learns which set the server would answer with, while this document is of another one. */
export function watchSet(set: string): SetWatch {
  let newest = set;
  const isDue = () => newest !== set && !wasMovedInVain(set, newest);
  const ask = async () => {
    const answer = await api
      .get<CurrentSet>(`/modules/set?seen=${encodeURIComponent(set)}`)
      .catch(() => null);
    newest = answer?.set ?? newest;
    return isDue();
  };
  return { isDue, ask, noteMove: () => noteMove(set, newest), start: () => startAsking(ask) };
}

function startAsking(ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void ask();
      askIn(jitter(0.9 * EVERY_MS, 1.1 * EVERY_MS));
    }, milliseconds);
  };
  const follow = () => {
    if (document.visibilityState === 'visible') askIn(jitter(0, SOON_MS));
    else clearTimeout(timer);
  };
  if (document.visibilityState === 'visible') askIn(jitter(0.9 * EVERY_MS, 1.1 * EVERY_MS));
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
