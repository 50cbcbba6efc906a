import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadTranslate } from '../i18n/texts.ts';
import type { WakeIsland } from './island.tsx';
import { pageAt } from './paths.ts';
import { SiteContext } from './site-context.ts';

/** Returns an island that hydrates its element with a component, whose props are in `data-props`. */
export function reactIsland<Props extends object>(Content: ComponentType<Props>): WakeIsland {
  return async (element, boot) => {
    const page = pageAt(location.pathname);
    const t = await loadTranslate(boot);
    const props = JSON.parse(element.dataset['props'] ?? '{}') as Props;
    await hydrate(
      element,
      <SiteContext value={{ language: boot.language, t, page }}>
        <Content {...props} />
      </SiteContext>,
    );
  };
}

/** Hydrates an element. If its component throws then or later, the server's markup is shown again. */
function hydrate(element: HTMLElement, component: ReactNode): Promise<void> {
  const markup = [...element.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    const restore = (error: Error) => {
      // A root cannot be removed while it handles the error.
      setTimeout(() => {
        root.unmount();
        element.replaceChildren(...markup);
      });
      // The shell reports errors that reach the window.
      reportError(error);
      reject(error);
    };
    const root = hydrateRoot(
      element,
      <IslandBoundary onError={restore}>
        <WhenHydrated onHydrated={resolve}>{component}</WhenHydrated>
      </IslandBoundary>,
    );
  });
}

interface BoundaryProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function WhenHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
