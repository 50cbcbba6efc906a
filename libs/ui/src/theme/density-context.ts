import type { Density } from '@vitral/contracts';
import { createContext } from 'react';

/** The density for sizes that are computed in code; all others come from the theme. */
export const DensityContext = createContext<Density>('comfortable');
