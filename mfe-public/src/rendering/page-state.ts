import type { PageState } from '@vitral/contracts';
import type { Frame } from '../site/frame.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PageName } from '../site/page-names.ts';

/** The block that renderer.tsx wrote, from this very release. */
export interface OwnPageState extends PageState {
  page: PageName;
  frame: Frame;
  /** Those of the layout and of this page in the page's language, so that no script has to bring them. */
  texts: Texts;
}

/** Null when the server could not draw the page. */
export function readPageState(document: Document): OwnPageState | null {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as OwnPageState) : null;
}
