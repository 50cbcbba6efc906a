import type { Language } from '@vitral/contracts';
import { hydrateRoot } from 'react-dom/client';
import { definitionOf, loadTexts } from './load-page.ts';
import { PageRoot } from './page-root.tsx';
import type { OwnPageState } from './page-state.ts';

/** Brings the server's markup to life. Everything that it needs is there first, so that nothing flickers. */
export async function takeOver(
  element: HTMLElement,
  language: Language,
  { page, frame, data }: OwnPageState,
): Promise<void> {
  const [View, t] = await Promise.all([definitionOf(page).view(), loadTexts(page, language)]);
  hydrateRoot(element, <PageRoot site={{ language, t, page, frame }} View={View} data={data} />, {
    onRecoverableError: (error) => console.error('The page differs from what the server drew', error),
  });
}
