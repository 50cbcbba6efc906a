import type { Language } from '@vitral/sdk/contracts/languages';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadTranslate } from '../src/i18n/texts.ts';
import type { Frame } from '../src/site/frame.ts';
import type { PageName } from '../src/site/page-definition.ts';
import { pathOf } from '../src/site/paths.ts';
import { FrameContext, SiteContext } from '../src/site/site-context.ts';

export interface SiteOptions {
  page?: PageName;
  frame?: Partial<Frame>;
}

/**
 * Shows a component as the server renders it in a page of this language; its islands are not awake. Returns the element
 * around it.
 */
export async function renderOnSite(
  component: ReactElement,
  language: Language = 'en',
  { page = 'landing', frame = {} }: SiteOptions = {},
): Promise<{ container: HTMLElement; user: UserEvent }> {
  const t = await loadTranslate({ language, siteName: 'Vitral' });
  const completeFrame: Frame = {
    logo: null,
    contact: null,
    action: null,
    announcement: null,
    changesAt: null,
    anchors: ['about', 'mission', 'events', 'teamMembers', 'testimonials'],
    pages: [],
    year: 2026,
    ...frame,
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <SiteContext value={{ language, t, page }}>
      <FrameContext value={completeFrame}>{component}</FrameContext>
    </SiteContext>,
  );
  document.documentElement.lang = language;
  history.replaceState(null, '', pathOf(page, language));
  document.body.replaceChildren(container);
  return { container, user: userEvent.setup() };
}
