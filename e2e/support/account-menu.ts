import type { Page } from '@playwright/test';

/** Returns the button of the account's menu, by its English or Spanish name. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^(Account of|Cuenta de) / });

/** Opens the menu of the account and returns it. */
export async function openAccountMenu(page: Page) {
  await accountButton(page).click();
  return page.getByRole('menu');
}

export async function logOut(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
}
