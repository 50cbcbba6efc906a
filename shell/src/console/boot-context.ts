import type { Boot } from '@vitral/contracts';
import { createContext, useContext } from 'react';

export const BootContext = createContext<Boot | null>(null);

/** Returns the boot block of this page. Throws outside the console. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs the console above it');
  return boot;
}
