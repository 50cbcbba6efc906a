import { readFile } from 'node:fs/promises';
import type { Testimonial } from '@vitral/contracts/testimonials';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ locale: 'en' });

const FORMULA = '=HYPERLINK("https://example.org")';

/** Adds and changes a testimonial as a manager; returns its unique name. */
async function changeTestimonial(baseURL: string | undefined): Promise<string> {
  const name = `Journey ${Date.now()}`;
  const api = await staffApi(baseURL, 'manager');
  const added = await api.post('/api/testimonials', { data: { name, text: 'Antes', rating: 3 } });
  const testimonial = (await added.json()) as Testimonial;
  const data = { ...testimonial, text: `${FORMULA}\n<b>Después</b>`, rating: 5 };
  expect((await api.put(`/api/testimonials/${testimonial.id}`, { data })).status()).toBe(200);
  await api.dispose();
  return name;
}

test.describe('audit log', () => {
  test('an admin finds a change with its values before and after, and exports the list', async ({
    page,
    baseURL,
  }) => {
    const name = await changeTestimonial(baseURL);
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/audit');
    const rows = page.getByRole('grid', { name: 'Audit log' }).getByRole('row');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toLowerCase());
    await expect(page).toHaveURL(/q=journey/);
    for (const [filter, option] of [
      ['Who', 'Mateo Rivas'],
      ['Kind', 'Testimonial'],
      ['Action', 'Changed'],
    ] as const) {
      await page.getByRole('combobox', { name: filter }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Who' })).toHaveText('Mateo Rivas');
    await expectNoAxeViolations(page);

    const opener = page.getByRole('link', {
      name: `Details: Mateo Rivas changed the testimonial “${name}”`,
    });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Details of the change' });
    const text = dialog.getByRole('group', { name: 'Text', exact: true });
    await expect(text.getByRole('definition')).toHaveText(['Antes', `${FORMULA} <b>Después</b>`]);
    await expect(dialog.getByRole('group', { name: 'Rating' }).getByRole('definition')).toHaveText([
      '3',
      '5',
    ]);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain(name);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

    await opener.click();
    await dialog.getByRole('link', { name: 'Show all changes to this item' }).click();
    await expect(rows).toHaveCount(3);
    await opener.click();
    await dialog.getByRole('link', { name: 'Open its page' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  });

  test('the audit log works in Spanish on a phone, and reports a search without results', async ({
    page,
    baseURL,
  }) => {
    const name = await changeTestimonial(baseURL);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', `/admin/audit?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: `Detalles: Mateo Rivas modificó el testimonio «${name}»` }).click();
    const dialog = page.getByRole('dialog', { name: 'Detalles del cambio' });
    await expect(dialog.getByRole('group', { name: 'Valoración' })).toContainText('Antes3Después5');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);

    await page.getByLabel('Desde').fill('2999-01-01');
    await expect(page.getByText('No se encontró nada')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(page.getByRole('list', { name: 'Registro de cambios' })).toBeVisible();
  });
});
