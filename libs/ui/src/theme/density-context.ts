import type { Density } from '@vitral/contracts';
import { createContext } from 'react';

/** For what is measured in code; everything else takes its measures from the theme. */
export const DensityContext = createContext<Density>('comfortable');
