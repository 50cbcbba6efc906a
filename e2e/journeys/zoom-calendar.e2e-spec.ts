import { WEEKDAYS, type ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';

test.use({ locale: 'en', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 1000 } });

const MEETING = {
  title: 'Arrastrada',
  titleEn: 'Dragged',
  category: 'health',
  zoomLink: 'https://call.example.org/j/7',
  daysOfWeek: WEEKDAYS,
  timeSlots: [{ timezone: 'Europe/Madrid', time: '00:30', endTime: '01:30' }],
};

test.describe('the calendar of live sessions', () => {
  test('an admin drags a date to another day, and gives the reason', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await loginAs(page, 'admin', '/admin/zoom?view=calendar');
    const response = await page.request.post('/api/zoom-meetings', { data: MEETING });
    const { id } = (await response.json()) as ZoomMeeting;
    await page.reload();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expectNoAxeViolations(page);

    const days = page.getByRole('list', { name: 'Days of the week' }).locator('> li');
    await days.nth(0).getByText('Dragged').hover();
    await page.mouse.down();
    await days.nth(2).hover();
    const thursday = days.nth(3).getByRole('heading');
    await thursday.hover();
    const dayOfMonth = /\d+$/.exec(await thursday.innerText())?.[0];
    await expect(page.getByText(new RegExp(`^Over \\w+ ${dayOfMonth}, `))).toBeAttached();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Move this date' });
    await dialog.getByRole('textbox', { name: /^Reason in Spanish/ }).fill('Feriado');
    await dialog.getByRole('button', { name: 'Move this date' }).click();

    await expect(days.nth(0).getByText(/^Moved to/)).toBeVisible();
    await expect(days.nth(3).getByText(/^Instead of/)).toBeVisible();
    const moved = (await (await page.request.get(`/api/zoom-meetings/${id}`)).json()) as ZoomMeeting;
    expect(moved.exceptions).toMatchObject([
      { reason: 'Feriado', movedTo: { time: '00:30', endTime: '01:30' } },
    ]);
    await page.request.delete(`/api/zoom-meetings/${id}`);
  });
});
