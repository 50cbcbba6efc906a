import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

/** Dialogs whose behaviour the page specs test. */
const DIALOGS = [
  ['/admin/team', 'Add team member'],
  ['/admin/resources', 'Add resource'],
  ['/admin/social-feeds?tab=current', 'Add post'],
  ['/admin/sales', 'Add New Material'],
] as const;

test.use({ locale: 'en' });

test.describe('dialogs of the console', () => {
  test('axe finds no violations in the dialogs of the console', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'manager');
    for (const [path, name] of DIALOGS) {
      await page.goto(path);
      await page.getByRole('button', { name }).first().click();
      await expect(
        page.getByRole('dialog').getByRole('textbox').or(page.getByText('Drop files here')).first(),
      ).toBeVisible();
      await expectNoAxeViolations(page);
    }

    await page.goto('/admin/messages');
    await page.getByRole('link', { name: 'Open message from Lorena Quintanilla' }).click();
    await expect(page.getByRole('dialog').getByText('Read', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
