import type { PageState } from '@vitral/contracts';
import type { Frame } from '../site/frame.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageName } from '../site/page-names.ts';

/** The block that renderer.tsx wrote, from this very release. */
export interface OwnPageState extends PageState {
  page: PageName;
  frame: Frame;
  /** Texts of layout and page in the page's language, so that no script loads them. */
  texts: Texts;
}

/** Returns null when the server could not render the page. */
export function readPageState(document: Document): OwnPageState | null {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as OwnPageState) : null;
}
