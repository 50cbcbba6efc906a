import './site/public-path.ts';
import type { Boot } from '@vitral/contracts/modules';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { readPageState } from './rendering/take-over.tsx';
import { takeOver } from './rendering/take-over.tsx';

/** Hydrates the server's page, or renders it if the server could not; resolves when done. */
export async function hydrate(element: HTMLElement, boot: Boot): Promise<void> {
  const state = readPageState(document);
  if (state) return takeOver(element, boot, state);
  const { drawPage } = await import('./rendering/draw-page.tsx');
  return drawPage(element, boot);
}
