import { createContext, useContext } from 'react';
import type { SetWatch } from './set-watch.ts';

export const SetWatchContext = createContext<SetWatch | null>(null);

/** Returns the watch of the active set; null outside the console's router. */
export function useSetWatch(): SetWatch | null {
  return useContext(SetWatchContext);
}
