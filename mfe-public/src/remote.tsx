import './site/public-path.ts';
import type { Boot } from '@vitral/contracts/modules';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { hydratePage, readPageState } from './rendering/hydrate-page.tsx';

/** Hydrates the server's page, or renders it if the server could not. Resolves when done. */
export async function hydrate(element: HTMLElement, boot: Boot): Promise<void> {
  const state = readPageState(document);
  if (state) return hydratePage(element, boot, state);
  const { mountPage } = await import('./rendering/mount-page.tsx');
  return mountPage(element, boot);
}
