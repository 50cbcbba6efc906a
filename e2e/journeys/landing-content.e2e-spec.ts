import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { loginAs } from '../support/log-in.ts';

test.use({
  locale: 'en',
  // Playwright's own scripts are blocked in the preview frame; the site sends none there.
  expectedErrors:
    /Blocked script execution in 'about:blank'|Blocked script execution in '[^']*\/preview\/landing'/,
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Waits until the English landing page, whose footer has the contact details, has a heading, or no longer has it. */
async function expectHeading(page: Page, name: string, isThere: boolean): Promise<void> {
  const origin = new URL(page.url()).origin;
  await expect(async () => {
    const response = await page.request.get(`${origin}/en`);
    expect((await response.text()).includes(`>${name}</h`)).toBe(isThere);
  }).toPass();
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.goto('/admin/landing');
  await page.getByRole('link', { name: `Edit section ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

const englishTitle = (page: Page) => page.getByLabel('Title · English', { exact: true }).first();
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the site"]');

/** Returns the number of parts that the preview lays out only when they come near. */
const partsWithEstimatedHeights = (page: Page) =>
  preview(page)
    .locator('main *')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The section is published').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
}

/** Saves an English title as a draft, as another user. */
async function saveAsAdmin(browser: Browser, page: Page, section: string, title: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL: origin, locale: 'en' });
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  const other = await context.newPage();
  await loginAs(other, 'admin');
  await openSection(other, section);
  await englishTitle(other).fill(title);
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Draft saved')).toBeVisible();
  await context.close();
}

test.describe('site texts', () => {
  test('the preview stays at the section while its texts change, at the end of the page too', async ({
    page,
  }) => {
    await loginAs(page, 'manager');
    await openSection(page, 'Contact');
    await expect(preview(page).getByRole('contentinfo')).toBeInViewport();
    expect(await partsWithEstimatedHeights(page)).toBe(0);
    await englishTitle(page).fill('Come as you are');
    await expect(preview(page).getByRole('heading', { name: 'Come as you are' })).toBeInViewport();
  });

  test('a manager translates a missing text, previews it, publishes it and restores the previous one', async ({
    page,
  }) => {
    await loginAs(page, 'manager');
    await openSection(page, 'Contact');
    await englishTitle(page).fill('');
    await publish(page);
    await expectHeading(page, 'Hablemos', true);

    await page.getByRole('link', { name: 'Site texts' }).first().click();
    const contact = page.getByRole('listitem').filter({ hasText: 'Contact' });
    await expect(contact.getByText('Missing: Title')).toBeVisible();

    await contact.getByRole('link').click();
    await expect(preview(page).getByRole('heading', { name: 'Hablemos' })).toBeInViewport();
    await englishTitle(page).fill('What we are here for');
    await expect(preview(page).getByRole('heading', { name: 'What we are here for' })).toBeInViewport();
    await expect(englishTitle(page)).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expectHeading(page, 'What we are here for', false);

    await page.reload();
    await expect(englishTitle(page)).toHaveValue('What we are here for');
    await publish(page);
    await expectHeading(page, 'What we are here for', true);

    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history
      .getByRole('button', { name: 'Hablemos' })
      .or(history.getByText('1 difference'))
      .last()
      .click();
    await history.getByRole('button', { name: /^Restore the version/ }).click();
    await expect(page.getByText('Earlier version restored to the draft')).toBeVisible();
    await expect(englishTitle(page)).not.toHaveValue('What we are here for');
    await publish(page);
    await expectHeading(page, 'What we are here for', false);
  });

  test('two users edit the same section, and the second resolves the conflict without losing input', async ({
    page,
    browser,
  }) => {
    await loginAs(page, 'manager');
    await openSection(page, 'Contact');
    await page.getByLabel('Title · Spanish').fill('Mío');
    await englishTitle(page).fill('Mine');
    await saveAsAdmin(browser, page, 'Contact', 'Theirs');

    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/changed this section while you were editing it$/)).toBeVisible();
    const title = page.getByRole('radiogroup', { name: 'Title · English' });
    await expect(title.getByText('Mine', { exact: true }).last()).toBeVisible();
    await expect(title.getByText('Theirs', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await title.getByRole('radio', { name: /^Theirs/ }).click();
    await page.getByRole('button', { name: 'Save this selection' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(englishTitle(page)).toHaveValue('Theirs');
    await expect(page.getByLabel('Title · Spanish')).toHaveValue('Mío');

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Changes discarded')).toBeVisible();
    await expect(page.getByLabel('Title · Spanish')).not.toHaveValue('Mío');
  });

  test('a section is edited and published by keyboard', async ({ page }) => {
    await loginAs(page, 'manager', '/admin/landing');
    const link = page.getByRole('link', { name: 'Edit section Contact' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();

    await expect(page.getByRole('button', { name: 'Move Line 1 down' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Move Line 1 down' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move Line 2 up' })).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Draft saved')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Publish' }));
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Publish' });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The section is published').first()).toBeVisible();
    await expect(async () => {
      const html = await (await page.request.get('/en')).text();
      expect(html.indexOf('Monterrey')).toBeLessThan(html.indexOf('Paseo del Arco'));
    }).toPass();
  });

  test('the editor asks before the user leaves with unsaved changes, and the back button returns to the list', async ({
    page,
  }) => {
    await loginAs(page, 'manager');
    await openSection(page, 'Contact');
    await expect(preview(page).getByRole('contentinfo')).toBeVisible();
    await englishTitle(page).fill('Unsaved');
    await expect(preview(page).getByText('Unsaved')).toBeVisible();

    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(englishTitle(page)).toHaveValue('Unsaved');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Site texts' })).toBeVisible();
  });
});

for (const look of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const) {
  test.describe(`${look.colorScheme}, ${look.width} px`, () => {
    test.use({ colorScheme: look.colorScheme, viewport: { width: look.width, height: 900 } });

    test('axe finds no violations in the editor', async ({ page }) => {
      await loginAs(page, 'manager');
      for (const section of ['navigation', 'contact']) {
        await page.setViewportSize({ width: look.width, height: 900 });
        await page.goto(`/admin/landing/${section}`);
        const show = page.getByRole('button', { name: 'Show' });
        await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
        if (await show.isVisible()) await show.click();
        await expect(preview(page).getByRole('contentinfo')).toBeVisible();
        await expectNoAxeViolations(page, 'iframe');

        await page.setViewportSize({ width: 320, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `pixels to the side of ${section}`).toBe(0);
      }
    });
  });
}
