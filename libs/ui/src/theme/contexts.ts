import type { Density } from '@vitral/contracts/accounts';
import { createContext } from 'react';

/** The density for sizes that are computed in code; all others come from the theme. */
export const DensityContext = createContext<Density>('comfortable');

/** The nonce for the few components that add style elements of their own. */
export const NonceContext = createContext<string | undefined>(undefined);
