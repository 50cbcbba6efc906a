import { createContext, useContext } from 'react';
import type { SetWatch } from './set-watch.ts';

export const SetWatchContext = createContext<SetWatch | null>(null);

/** Null outside the console's router, where nobody watches. */
export function useSetWatch(): SetWatch | null {
  return useContext(SetWatchContext);
}
