import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTranslate } from '../i18n/texts.ts';
import type { WakeIsland } from './island.tsx';
import { pageAt } from './paths.ts';
import { SiteContext } from './site-context.ts';

/** Returns an island that hydrates its element with a component, whose props are in `data-props`. */
export function reactIsland<Props extends object>(Component: ComponentType<Props>): WakeIsland {
  return async (element, boot) => {
    const page = pageAt(location.pathname);
    const t = await loadTranslate(boot);
    const props = JSON.parse(element.dataset['props'] ?? '{}') as Props;
    await hydrate(
      element,
      <SiteContext value={{ language: boot.language, t, page }}>
        <Component {...props} />
      </SiteContext>,
    );
  };
}

/** Hydrates an element. If its component throws later, the server's markup is shown again. */
function hydrate(element: HTMLElement, component: ReactNode): Promise<void> {
  const markup = element.innerHTML;
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(element, <WhenHydrated onHydrated={resolve}>{component}</WhenHydrated>, {
      // The shell reports errors that reach the window.
      onRecoverableError: (cause) =>
        reportError(new Error("Hydration mismatch: the island differs from the server's markup", { cause })),
      onUncaughtError(error) {
        // React cannot unmount a root while it handles the error.
        setTimeout(() => {
          root.unmount();
          element.innerHTML = markup;
        });
        reportError(error);
        reject(error as Error);
      },
    });
  });
}

function WhenHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
