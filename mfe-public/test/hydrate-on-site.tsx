import type { Language } from '@vitral/contracts/languages';
import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { SiteContext } from '../src/site/site-context.ts';
import { siteIn, type SiteOptions } from './render-on-site.tsx';

interface Hydrated {
  element: HTMLElement;
  user: UserEvent;
  /** Begins to run the scripts of the page; fails when they would draw anything else than the server did. */
  hydrate(): Promise<void>;
}

/** Draws a part of the public site as the server does, to be looked at before and after it comes to life. */
export async function renderOnServer(
  part: ReactElement,
  language: Language = 'en',
  options?: SiteOptions,
): Promise<Hydrated> {
  const whole = <SiteContext value={await siteIn(language, options)}>{part}</SiteContext>;
  const element = document.createElement('div');
  element.innerHTML = renderToString(whole);
  document.body.replaceChildren(element);
  return {
    element,
    user: userEvent.setup(),
    async hydrate() {
      const differences: unknown[] = [];
      await act(async () => {
        hydrateRoot(element, whole, { onRecoverableError: (error) => differences.push(error) });
      });
      expect(differences).toEqual([]);
    },
  };
}
