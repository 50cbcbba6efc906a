import type { Language } from '@vitral/contracts/languages';
import { createContext, use } from 'react';
import type { Translate } from '../i18n/texts.ts';
import type { Frame } from './frame.ts';
import type { PageName } from './page-definition.ts';

export interface Site {
  language: Language;
  t: Translate;
  page: PageName;
  frame: Frame;
}

export const SiteContext = createContext<Site | null>(null);

/** Returns the page's language, its texts, and the data of header and footer. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() was called outside of <SiteContext>');
  return site;
}
