import type { Boot } from '@vitral/contracts/modules';
import { offerReload } from './offer-reload.ts';
import { mountPage } from './public/mount-page.ts';
import { wakeIslands } from './public/wake-islands.ts';

/** Wakes the islands of public pages with mfe-public, and renders the console itself. */
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
  wakeIslands(boot);
  if (!root.firstElementChild) await mountPage(root, boot).catch(() => offerReload(boot.language));
}

function isConsolePath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
