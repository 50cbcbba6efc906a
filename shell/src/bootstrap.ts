import type { Boot } from '@vitral/contracts';
import { report } from './client-errors/report.ts';
import { loadModule } from './federation/load-module.ts';
import { showPublicFailure } from './public-failure.ts';

interface PublicRemote {
  hydrate(element: HTMLElement, boot: Boot): Promise<void>;
}

/** Hands public addresses to mfe-public and draws the console itself. */
export async function bootstrap(boot: Boot): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');

  if (isConsoleAddress(window.location.pathname)) {
    const { drawConsole } = await import('./console/console.tsx');
    return drawConsole(root, boot);
  }
  return drawPublicSite(root, boot, 0);
}

function isConsoleAddress(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

async function drawPublicSite(root: HTMLElement, boot: Boot, attempt: number): Promise<void> {
  const module = boot.modules.find((candidate) => candidate.name === 'mfe-public');
  try {
    if (!module) throw new Error('mfe-public is not in the active release set');
    const remote = await loadModule<PublicRemote>(module, attempt);
    await remote.hydrate(root, boot);
  } catch (error) {
    console.warn('The public module could not be loaded', error);
    report('script', error);
    showPublicFailure(root, boot.language, () => void drawPublicSite(root, boot, attempt + 1));
  }
}
