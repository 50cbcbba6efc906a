import { createContext } from 'react';

/** The nonce for the few components that add style elements of their own. */
export const NonceContext = createContext<string | undefined>(undefined);
