import type { Language } from '@vitral/contracts/languages';
import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { SiteContext } from '../src/site/site-context.ts';
import { siteIn, type SiteOptions } from './render-on-site.tsx';

interface ServerRendered {
  element: HTMLElement;
  user: UserEvent;
  /** Hydrates the markup; fails if React renders anything other than the server's markup. */
  hydrate(): Promise<void>;
}

/** Renders a component as the server does, for checks before and after hydration. */
export async function renderOnServer(
  component: ReactElement,
  language: Language = 'en',
  options?: SiteOptions,
): Promise<ServerRendered> {
  const tree = <SiteContext value={await siteIn(language, options)}>{component}</SiteContext>;
  const element = document.createElement('div');
  element.innerHTML = renderToString(tree);
  document.body.replaceChildren(element);
  return {
    element,
    user: userEvent.setup(),
    async hydrate() {
      const mismatches: unknown[] = [];
      await act(async () => {
        hydrateRoot(element, tree, { onRecoverableError: (error) => mismatches.push(error) });
      });
      expect(mismatches).toEqual([]);
    },
  };
}
