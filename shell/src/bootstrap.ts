import type { Boot } from '@vitral/contracts/modules';
import { TIMING } from '@vitral/contracts/timing';
import { loadModule } from './federation/load-module.ts';
import { withTimeout } from './federation/timing.ts';
import { offerReload } from './offer-reload.ts';

interface PublicRemote {
  hydrate(element: HTMLElement, boot: Boot): Promise<void>;
}

/** Hydrates public pages with mfe-public and renders the console itself. */
export async function bootstrap(boot: Boot): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');

  if (boot.override) {
    const { override, language } = boot;
    void import(/* webpackChunkName: "failure" */ './override/badge.ts').then(({ showBadge }) =>
      showBadge(override, language),
    );
  }
  if (isConsolePath(window.location.pathname)) {
    const { renderConsole } = await import('./console/console.tsx');
    return renderConsole(root, boot);
  }
  return hydratePublicSite(root, boot);
}

function isConsolePath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

async function hydratePublicSite(root: HTMLElement, boot: Boot): Promise<void> {
  const module = boot.modules.find((candidate) => candidate.name === 'mfe-public');
  const hydrate = async (attempt: number) => {
    if (!module) throw new Error('mfe-public is not in the active release set');
    const remote = await withTimeout(loadModule<PublicRemote>(module, attempt), TIMING.moduleLoad);
    await remote.hydrate(root, boot);
  };
  const startedAt = performance.now();
  const recover = async (cause: unknown) => {
    const loading = import(/* webpackChunkName: "failure" */ './public/recover-public-site.ts');
    const { recoverPublicSite } = await loading;
    await recoverPublicSite({ root, boot, module, hydrate, startedAt }, cause);
  };
  // React removes the server's markup when rendering fails.
  const watch = () =>
    addEventListener('error', ({ error }) => setTimeout(() => root.firstElementChild || recover(error)));
  await hydrate(0)
    .then(watch, recover)
    .catch(() => offerReload(boot.language));
}
