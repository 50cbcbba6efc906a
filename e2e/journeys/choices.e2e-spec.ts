import { CHOICE_COOKIES, COOKIES, STORED_ENTRIES } from '@vitral/contracts/cookies';
import { expect, test } from '../support/journey.ts';
import { expectFocusToStayIn, tabTo } from '../support/keyboard.ts';
import { wakeIslands } from '../support/public-page.ts';
import { scrollTo } from '../support/scrolling.ts';

test.describe('choices', () => {
  test.describe('browser that hides its time zone', () => {
    test.use({ timezoneId: 'UTC' });

    test('a visitor chooses French and Mexico by keyboard, and both choices are stored', async ({ page }) => {
      await page.goto('/es/educacion');
      await expect(page.getByRole('term').filter({ hasText: 'Centro' }).first()).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Tu hora' })).toHaveCount(0);
      await tabTo(page, page.getByRole('button', { name: /^Idioma, país y hora/ }));
      await page.keyboard.press('Enter');

      await tabTo(page, page.getByRole('radio', { name: 'Español' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
      await tabTo(page, page.getByRole('radio', { name: 'Estados Unidos' }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'México' })).toBeChecked();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/\/fr\/education$/);
      await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
        'La langue a été changée.',
      );
      await expect(page.getByRole('button', { name: 'Langue, pays et heure: FR · MEX' })).toBeVisible();
      await wakeIslands(page);
      await expect(page.getByRole('term').filter({ hasText: 'Votre heure Mexico' }).first()).toBeVisible();

      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('button', { name: 'Langue, pays et heure: FR · MEX' })).toBeVisible();
    });
  });

  test.describe('browser that reports its time zone', () => {
    test.use({ timezoneId: 'Europe/Madrid' });

    test('the visitor’s local time is shown beside those of North America', async ({ page }) => {
      await page.goto('/en/education');
      await wakeIslands(page);
      const own = page.getByRole('term').filter({ hasText: 'Your time' });
      await expect(own.first()).toContainText('Madrid');
    });

    test('a visitor who chooses another country sees the times there, also on later visits', async ({
      page,
    }) => {
      await page.goto('/en/education');
      await wakeIslands(page);
      await page.getByRole('button', { name: /^Language, country and time/ }).click();
      await page.getByRole('radio', { name: 'Mexico' }).check();
      await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Mexico City');
      await page.getByRole('button', { name: 'Apply' }).click();

      const own = page.getByRole('term').filter({ hasText: 'Your time' });
      await expect(own.first()).toContainText('Mexico City');
      await expect(page.getByText('Times in Mexico City')).toBeVisible();

      await page.reload();
      await wakeIslands(page);
      await expect(own.first()).toContainText('Mexico City');
    });
  });

  test('the choices are stored in the cookies that the privacy page lists, and in no other', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/en/education');
    await wakeIslands(page);
    await page.getByRole('button', { name: 'Pause the animations' }).first().click();
    await scrollTo(page, 100);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: /^Language, country and time/ }).click();
    await page.getByRole('radio', { name: 'Français' }).check();
    await page.getByRole('radio', { name: 'Mexico' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/\/fr\/education$/);

    const stored = (await page.context().cookies()).map(({ name }) => name);
    expect(stored.toSorted()).toEqual(CHOICE_COOKIES.toSorted());
    await page.goto('/en/privacy#cookies');
    const listed = page.getByRole('region', { name: 'Cookies and browser storage' }).getByRole('term');
    await expect(listed).toHaveText([...COOKIES, ...STORED_ENTRIES]);
  });

  test('choosing only a country does not leave the page', async ({ page }) => {
    await page.goto('/en/contact');
    await page.getByLabel('Message').fill('Where do I find the times?');
    await page.getByRole('button', { name: /^Language, country and time/ }).click();
    await page.getByRole('radio', { name: 'Canada' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();

    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
      'Your choices are saved.',
    );
    await expect(page.getByRole('button', { name: 'Language, country and time: EN · CAN' })).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Where do I find the times?');
  });

  test('the dialog traps the focus, and Escape returns it and changes nothing', async ({ page }) => {
    await page.goto('/en');
    const button = page.getByRole('button', { name: /^Language, country and time/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose your language, country and time zone' });
    await expect(dialog.locator(':focus')).toBeVisible();
    await expectFocusToStayIn(page, dialog);

    await dialog.getByRole('radio', { name: 'Français' }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/en$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
  });
});
