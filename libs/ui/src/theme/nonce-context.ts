import { createContext } from 'react';

/** For the few components that write style elements of their own. */
export const NonceContext = createContext<string | undefined>(undefined);
