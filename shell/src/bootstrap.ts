import { TIMING, type Boot } from '@vitral/contracts';
import { loadModule } from './federation/load-module.ts';
import { withinTime } from './federation/within-time.ts';
import { offerReload } from './offer-reload.ts';

interface PublicRemote {
  hydrate(element: HTMLElement, boot: Boot): Promise<void>;
}

/** Hands public addresses to mfe-public and draws the console itself. */
export async function bootstrap(boot: Boot): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');

  if (boot.override) {
    const { override, language } = boot;
    void import(/* webpackChunkName: "failure" */ './override/badge.ts').then(({ showBadge }) =>
      showBadge(override, language),
    );
  }
  if (isConsoleAddress(window.location.pathname)) {
    const { drawConsole } = await import('./console/console.tsx');
    return drawConsole(root, boot);
  }
  return drawPublicSite(root, boot);
}

function isConsoleAddress(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

async function drawPublicSite(root: HTMLElement, boot: Boot): Promise<void> {
  const module = boot.modules.find((candidate) => candidate.name === 'mfe-public');
  const draw = async (attempt: number) => {
    if (!module) throw new Error('mfe-public is not in the active release set');
    const remote = await withinTime(loadModule<PublicRemote>(module, attempt), TIMING.moduleLoad);
    await remote.hydrate(root, boot);
  };
  const startedAt = performance.now();
  const mend = async (cause: unknown) => {
    const mending = import(/* webpackChunkName: "failure" */ './public/mend-public-site.ts');
    const { mendPublicSite } = await mending;
    await mendPublicSite({ root, boot, module, draw, startedAt }, cause);
  };
  // React clears what it fails to draw, and with it what the server drew.
  const watch = () =>
    addEventListener('error', ({ error }) => setTimeout(() => root.firstElementChild || mend(error)));
  await draw(0)
    .then(watch, mend)
    .catch(() => offerReload(boot.language));
}
