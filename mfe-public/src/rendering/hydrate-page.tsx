import type { PageState } from '@vitral/contracts/public-pages';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTexts, type Texts } from '../i18n/texts.ts';
import type { Frame } from '../site/frame.ts';
import type { PageName } from '../site/page-definition.ts';
import { PageRoot } from './page-root.tsx';
import { definitionOf, type PageBoot } from './pages.ts';

/** Hydrates the server's markup. All data is loaded before, so that nothing flickers. */
export async function hydratePage(
  element: HTMLElement,
  { language, siteName }: PageBoot,
  { page, frame, data, texts }: OwnPageState,
): Promise<void> {
  const View = await definitionOf(page).view();
  const t = createTexts(language, texts, siteName);
  const root = <PageRoot site={{ language, t, page, frame }} View={View} data={data} />;
  // In a transition React hydrates in slices, and the browser stays responsive between them.
  startTransition(() => {
    hydrateRoot(element, root, {
      // The shell reports errors that reach the window.
      onRecoverableError: (cause) =>
        reportError(new Error("Hydration mismatch: the page differs from the server's markup", { cause })),
    });
  });
}

/** State written by renderer.tsx of the same release. */
export interface OwnPageState extends PageState {
  page: PageName;
  frame: Frame;
  /** Texts of layout and page in the page's language, so that no script loads them. */
  texts: Texts;
}

/** Parses the state block of the page; null when the server could not render the page. */
export function readPageState(document: Document): OwnPageState | null {
  const text = document.getElementById('page')?.textContent;
  return text ? (JSON.parse(text) as OwnPageState) : null;
}
