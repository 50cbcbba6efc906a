import { createContext } from 'react';

/** Opens the help of the page on screen; null without one. The shell provides it, and `PageHeader` shows its button. */
export const PageHelpContext = createContext<(() => void) | null>(null);
