import type { Language } from '@vitral/sdk/contracts/languages';
import { createContext, useContext } from 'react';
import type { Translate } from '../i18n/texts.ts';
import type { Frame } from './frame.ts';
import type { PageName, Slugs } from './page-definition.ts';

export interface Site {
  language: Language;
  t: Translate;
  page: PageName;
  /** Slugs of the item of a page per item; islands have none. */
  slugs?: Slugs | undefined;
  /** Full URL of the page; islands have none. */
  url?: string;
  /** The browser renders the whole page, including its React islands. */
  isMounted?: boolean;
}

export const SiteContext = createContext<Site | null>(null);
/** Provided around a whole page; islands have no frame. */
export const FrameContext = createContext<Frame | null>(null);

/** Returns the page's name, its language and its texts. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() was called outside of <SiteContext>');
  return site;
}

/** Returns the data of header and footer. Islands have none. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('useFrame() was called outside of <FrameContext>');
  return frame;
}
