import { use } from 'react';
import { DensityContext } from '../theme/contexts.ts';
import { MEASURES } from '../theme/tokens.ts';

/** Returns the minimum height in pixels of a row in a list that is not a table. */
export const useRowHeight = (): number => MEASURES.rows[use(DensityContext)];
