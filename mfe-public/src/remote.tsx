import './site/public-path.ts';
import type { Boot } from '@vitral/contracts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { readPageState } from './rendering/page-state.ts';
import { takeOver } from './rendering/take-over.tsx';

/** Takes over the page that the server drew, or draws it when the server could not; resolves when it stands. */
export async function hydrate(element: HTMLElement, boot: Boot): Promise<void> {
  const state = readPageState(document);
  if (state) return takeOver(element, boot, state);
  const { drawPage } = await import('./rendering/draw-page.tsx');
  return drawPage(element, boot);
}
