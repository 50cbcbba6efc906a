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

/** The site as a page in `language` has it. */
export async function siteIn(
  language: Language,
  { page = 'landing', frame = {} }: SiteOptions = {},
): Promise<Site> {
  const whole: Frame = {
    logo: null,
    contact: null,
    anchors: ['about', 'mission', 'events', 'teamMembers', 'testimonials'],
    year: 2026,
    ...frame,
  };
  return { language, page, frame: whole, t: await loadTranslate(page, { language, siteName: 'Vitral' }) };
}

/** Draws a part of the public site as a page in `language` has it. */
export async function renderOnSite(
  part: ReactElement,
  language: Language = 'en',
  options?: SiteOptions,
): Promise<RenderResult & { user: UserEvent }> {
  const site = await siteIn(language, options);
  const result = render(<SiteContext value={site}>{part}</SiteContext>);
  return { ...result, user: userEvent.setup() };
}
