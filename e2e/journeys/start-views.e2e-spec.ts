import type { SavedView } from '@vitral/contracts/saved-views';
import { WEEKDAYS } from '@vitral/contracts/zoom-meetings';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { eachWithLiveSession } from '../support/live-session.ts';
import { loginAs } from '../support/log-in.ts';
import { pageLink } from '../support/page-link.ts';

test.use({ locale: 'en', timezoneId: 'Europe/Madrid' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const { meeting } = eachWithLiveSession({
  title: 'Con fechas',
  titleEn: 'With dates',
  category: 'health',
  zoomLink: 'https://call.example.org/j/9',
  daysOfWeek: WEEKDAYS,
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
});

test.afterEach(async ({ page: { request } }) => {
  const views = await request.get('/api/saved-views', { params: { list: 'zoom-meetings' } });
  for (const { id } of (await views.json()) as SavedView[]) await request.delete(`/api/saved-views/${id}`);
});

test.describe('live sessions', () => {
  test('open with the start view of the account, and lead to single dates on a narrow phone', async ({
    page,
  }) => {
    await loginAs(page, 'admin', '/admin/zoom?q=dates');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: /Name of the view/ }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for the view Mine' }).click();
    await page.getByRole('menuitem', { name: 'Always open this list with this view' }).click();
    await expect(page.getByText('The list opens with this view from now on')).toBeVisible();

    // Another machine has no local copy of the choice.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin/dashboard');
    await pageLink(page.getByRole('navigation').first(), 'Live sessions').click();
    await expect(page).toHaveURL(/\/admin\/zoom\?q=dates&saved=/);
    await expect(page.getByRole('link', { name: 'Mine (start view)' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.setViewportSize({ width: 320, height: 640 });
    const [, second] = meeting().dates;
    await page.goto(`/admin/zoom/${meeting().id}/dates/${second?.date}`);
    const date = page.getByRole('dialog', { name: /^With dates, / });
    await expect(date.getByText('As planned')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
    await date.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dates/${meeting().dates[0]?.date}`));
    await page.keyboard.press('Escape');
    await expect(date).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/zoom\?q=dates/);
  });
});
