import type { Language } from '@vitral/contracts/languages';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SiteContext, type Site } from '../src/site/site-context.ts';
import type { Frame } from '../src/site/frame.ts';
import { loadTranslate } from '../src/rendering/pages.ts';
import type { PageName } from '../src/site/page-definition.ts';

export interface SiteOptions {
  page?: PageName;
  frame?: Partial<Frame>;
}

/** Returns the site context of a page in `language`. */
export async function siteIn(
  language: Language,
  { page = 'landing', frame = {} }: SiteOptions = {},
): Promise<Site> {
  const completeFrame: Frame = {
    logo: null,
    contact: null,
    anchors: ['about', 'mission', 'events', 'teamMembers', 'testimonials'],
    year: 2026,
    ...frame,
  };
  return {
    language,
    page,
    frame: completeFrame,
    t: await loadTranslate(page, { language, siteName: 'Vitral' }),
  };
}

/** Renders a component in the site context of a page in `language`. */
export async function renderOnSite(
  component: ReactElement,
  language: Language = 'en',
  options?: SiteOptions,
): Promise<RenderResult & { user: UserEvent }> {
  const site = await siteIn(language, options);
  const result = render(<SiteContext value={site}>{component}</SiteContext>);
  return { ...result, user: userEvent.setup() };
}
