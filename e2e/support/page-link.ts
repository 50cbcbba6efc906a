import type { Locator, Page } from '@playwright/test';

/** Returns the name of a page's link in the sidebar, with and without the count of due work. */
export const linkName = (title: string): RegExp => new RegExp(`^${title}(, \\d+ (due|pendientes?))?$`);

/** Returns the link of a console page, whose name may contain the count of due work. */
export const pageLink = (within: Page | Locator, title: string): Locator =>
  within.getByRole('link', { name: linkName(title) });
