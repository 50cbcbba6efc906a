import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createTexts } from '../i18n/texts.ts';
import { definitionOf, type PageBoot } from './load-page.ts';
import { PageRoot } from './page-root.tsx';
import type { OwnPageState } from './page-state.ts';

/** Hydrates the server's markup. All data is loaded before, so that nothing flickers. */
export async function takeOver(
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
        reportError(new Error('The page differs from what the server drew', { cause })),
    });
  });
}
