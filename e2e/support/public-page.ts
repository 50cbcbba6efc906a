import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits until it is hydrated, which shows the footer's only button. */
export async function openPublicPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeVisible();
}
