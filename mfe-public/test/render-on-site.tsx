import type { Language } from '@vitral/contracts';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SiteContext } from '../src/i18n/site-context.ts';
import { loadTexts } from '../src/i18n/texts.ts';

/** Draws a part of the public site as a page in `language` has it. */
export async function renderOnSite(
  part: ReactElement,
  language: Language = 'en',
): Promise<RenderResult & { user: UserEvent }> {
  const site = { language, t: await loadTexts(language) };
  const result = render(<SiteContext value={site}>{part}</SiteContext>);
  return { ...result, user: userEvent.setup() };
}
