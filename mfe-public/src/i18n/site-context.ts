import type { Language } from '@vitral/contracts';
import { createContext, use } from 'react';
import type { Translate } from './texts.ts';

export interface Site {
  language: Language;
  t: Translate;
}

export const SiteContext = createContext<Site | null>(null);

/** The language of the page and its texts. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() was called outside of <SiteContext>');
  return site;
}
