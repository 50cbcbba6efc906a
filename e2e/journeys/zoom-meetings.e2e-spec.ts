import type { Page } from '@playwright/test';
import { WEEKDAYS, type ZoomMeeting, type ZoomMeetingInput } from '@vitral/contracts/zoom-meetings';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', timezoneId: 'Europe/Madrid' });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

/** Creates a live session through the API; another journey tests the form. */
async function createMeeting(
  page: Page,
  titleEn: string,
  times: Partial<ZoomMeetingInput> = {},
): Promise<ZoomMeeting> {
  const input: ZoomMeetingInput = {
    title: `${titleEn} (es)`,
    titleEn,
    description: '',
    descriptionEn: null,
    category: 'health',
    zoomLink: 'https://call.example.org/j/1',
    isManagedInZoom: false,
    daysOfWeek: ['monday'],
    timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
    isActive: true,
    image: null,
    leaderId: null,
    registration: null,
    ...times,
  };
  const response = await page.request.post('/api/zoom-meetings', { data: input });
  expect(response.status()).toBe(201);
  return (await response.json()) as ZoomMeeting;
}

/** A join counts for the week of the current occurrence. This schedule is always on, so joins count for this week. */
const ALWAYS_ON: Partial<ZoomMeetingInput> = {
  daysOfWeek: [...WEEKDAYS],
  timeSlots: [{ timezone: 'UTC', time: '00:00', endTime: '00:00' }],
};

const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'List of live sessions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Actions for ${title}` }) });

test.describe('live sessions', () => {
  test('an admin creates a live session, corrects times that disagree, and deletes it', async ({ page }) => {
    const title = 'Evening walk';
    await loginAs(page, 'admin', '/admin/zoom');
    await page.getByRole('button', { name: 'New live session' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expect(dialog.getByLabel(/^Title in Spanish/)).toBeFocused();

    await dialog.getByLabel(/^Title in Spanish/).fill('Paseo de la tarde');
    await dialog.getByLabel(/^Title in English/).fill(title);
    await dialog.getByRole('combobox', { name: /^Category/ }).click();
    await page.getByRole('option', { name: 'Health' }).click();
    await dialog.getByLabel(/^Link to the call/).fill('https://call.example.org/j/2');
    await dialog.getByRole('checkbox', { name: 'Tuesday' }).check();
    await dialog
      .getByRole('group', { name: 'Time 1' })
      .getByLabel(/^Start/)
      .fill('18:00');
    await dialog.getByRole('button', { name: 'Add time' }).click();
    const second = dialog.getByRole('group', { name: 'Time 2' });
    await expect(second.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('New York');
    await page.keyboard.press('Enter');
    await expect(second.getByRole('combobox')).toHaveValue(/^America\/New York/);
    await second.getByLabel(/^Start/).fill('21:30');
    await expect(dialog.getByText(/^America\/New York: from .* on, 30 minutes later/)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Meeting created successfully')).toBeVisible();

    const meeting = row(page, title);
    await meeting.getByRole('button', { name: 'Times differ' }).click();
    await expect(meeting.getByText(/^America\/New York: from .* on, 30 minutes later/)).toBeVisible();
    await expectNoAxeViolations(page);
    await meeting.getByRole('button', { name: `Check the times of “${title}”` }).click();
    await second.getByLabel(/^Start/).fill('21:00');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Meeting updated successfully')).toBeVisible();
    await expect(meeting.getByText('America/New York: 21:00')).toBeVisible();
    await expect(meeting.getByText(/minutes later/)).toHaveCount(0);

    await meeting.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Meeting deleted successfully')).toBeVisible();
    await expect(meeting).toHaveCount(0);
  });

  test('the analytics link on the dashboard leads to the join counts of live sessions', async ({ page }) => {
    await loginAs(page, 'admin', '/admin');
    const { id, titleEn, dates } = await createMeeting(page, 'Counted live session', ALWAYS_ON);
    // Not the current date, for which joins count: on a Sunday the next one is in another week.
    const cancelled = { date: dates[1]?.date, movedTo: null, reason: 'Festivo', reasonEn: 'Public holiday' };
    const response = await page.request.post(`/api/zoom-meetings/${id}/exceptions`, { data: cancelled });
    expect(response.status()).toBe(201);
    for (let joins = 0; joins < 3; joins += 1) {
      const joined = await page.request.get(`/api/zoom-meetings/${id}/join`, { maxRedirects: 0 });
      expect(joined.status()).toBe(302);
    }

    await page.getByRole('link', { name: 'View analytics' }).click();
    const section = page.getByRole('region', { name: 'Attendance' });
    await expect(section).toBeFocused();
    await expect(section.getByRole('heading', { name: 'Attendance' })).toBeInViewport();
    await expect(section.locator('svg').getByText(/\d/).first()).toBeVisible();
    await expectNoAxeViolations(page);

    const meeting = row(page, String(titleEn));
    await meeting.getByRole('button', { name: `Details of “${titleEn}”` }).click();
    await expect(meeting.getByText('Public holiday')).toBeVisible();
    await section.getByRole('button', { name: 'Table' }).click();
    const table = section.getByRole('table', { name: 'Joins by live session and week' });
    await expect(table.getByRole('columnheader', { name: String(titleEn) })).toBeVisible();
    await expect(
      table.getByRole('row').last().getByRole('cell', { name: '3', exact: true }).first(),
    ).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
