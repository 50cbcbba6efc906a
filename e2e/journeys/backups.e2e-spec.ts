import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';

test.use({ locale: 'es' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
});

const rows = (page: Page) => page.getByRole('grid', { name: 'Copias de seguridad' }).getByRole('row');
const choose = async (page: Page, filename: string, entry: string) => {
  await page.getByRole('button', { name: `Acciones para ${filename}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Creates a backup and returns its file name. */
async function makeBackup(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Crear copia' }).click();
  const download = page.getByRole('button', { name: /^Descargar vitral-/ }).first();
  await expect(download).toBeVisible();
  return (await download.getAttribute('aria-label'))?.replace('Descargar ', '') ?? '';
}

async function download(page: Page, filename: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Descargar ${filename}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(filename);
  return readFile(await file.path());
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Archivo de copia de seguridad')
    .setInputFiles({ name, mimeType: 'application/x-tar', buffer });

test.describe('backups', () => {
  test('an admin creates a backup, downloads it, uploads it again and restores it', async ({ page }) => {
    await loginAs(page, 'admin');
    await pageLink(page, 'Copias de seguridad').click();
    await expect(page.getByText('Todavía no hay copias de seguridad')).toBeVisible();
    await upload(page, 'notas.tar', Buffer.alloc(4096, 'no backup'));
    await expect(page.getByText('No se aceptó notas.tar')).toBeVisible();
    await expect(page.getByText('No es una copia de seguridad de este programa.')).toBeVisible();
    const filename = await makeBackup(page);
    await expectNoAxeViolations(page);

    const bytes = await download(page, filename);
    // Bytes 257 to 261 of every tar archive hold its magic number.
    expect(bytes.subarray(257, 262).toString()).toBe('ustar');
    await upload(page, 'cortada.tar', bytes.subarray(0, bytes.length / 2));
    await expect(page.getByText('No se aceptó cortada.tar')).toBeVisible();
    await expect(page.getByText('Está cortada: le falta el final.')).toBeVisible();

    await upload(page, filename, bytes);
    await expect(page.getByText(/^Copia subida y comprobada: /)).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Subida' })).toHaveCount(1);
    const name = /vitral-\S+\.tar/.exec(await rows(page).filter({ hasText: 'Subida' }).innerText()) ?? [''];

    await choose(page, name[0], 'Restaurar');
    const dialog = page.getByRole('dialog', { name: '¿Restaurar esta copia?' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Restaurar' })).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.keyboard.type(name[0]);
    await page.keyboard.press('Enter');

    await expect(page.getByText('Restauración terminada')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Usuario/ }).fill('admin');
    await page
      .getByLabel(/^Contraseña/)
      .first()
      .fill('admin-vitral');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.goto('/admin/backups');
    await expect(page.getByText('Se restauró una copia')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Antes de restaurar' })).toHaveCount(1);
  });

  test('a one-time link works once without a login, and the backup page offers the newest backup', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/backups');
    await page.getByRole('button', { name: 'Create backup' }).click();
    await expect(page.getByText('Ready').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Copy one-time link' }).click();
    const link = page.getByRole('dialog', { name: 'One-time link' });
    await expect(link.getByText(/^Valid until/)).toBeVisible();
    await expectNoAxeViolations(page);
    const url = await link.getByRole('textbox').inputValue();

    const elsewhere = await browser.newContext({ baseURL });
    const first = await elsewhere.request.get(url);
    expect(first.status()).toBe(200);
    expect(first.headers()).toMatchObject({ 'cache-control': 'no-store' });
    expect((await elsewhere.request.get(url)).status()).toBe(404);

    await page.goto('/en/backup-download');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    await expect(page.getByText(file.suggestedFilename())).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preparing Download...' })).toBeVisible();

    const visitor = await elsewhere.newPage();
    await visitor.goto('/en/backup-download');
    await expect(visitor.getByRole('heading', { name: 'Backup Not Found' })).toBeVisible();
    await expect(visitor.getByText('No backup file is available for download.')).toBeVisible();
    await elsewhere.close();
  });
});
