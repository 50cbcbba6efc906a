import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits until scripts have taken it over: the footer's one button shows no sooner. */
export async function openPublicPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectTakenOver(page);
}

export async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeVisible();
}
