import { expect, type Page } from '@playwright/test';
import type { Role } from '@vitral/contracts';

const PASSWORD = /^(Password|Contraseña)/;
const LOG_IN = /^(Log in|Iniciar sesión)$/;

/** Logs a demo account in through the login screen, in whichever language it stands. */
export async function loginAs(page: Page, role: Role): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel(/^(Username|Usuario)/).fill(role);
  await page.getByLabel(PASSWORD).fill(`${role}-vitral`);
  await page.getByRole('button', { name: LOG_IN }).click();
  // Not the button: it changes its name while the answer is awaited.
  await expect(page.getByLabel(PASSWORD)).toBeHidden();
}
