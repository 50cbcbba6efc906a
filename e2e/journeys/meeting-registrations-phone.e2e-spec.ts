import { type MeetingRegistration, NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { meetingSlugs, WEEKDAYS } from '@vitral/contracts/zoom-meetings';
import { linkIn } from '@vitral/stand-ins/mailbox';
import { expect, test } from '../support/journey.ts';
import { eachWithLiveSession } from '../support/live-session.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en', timezoneId: 'America/Mexico_City' });

/** A live session that is always on, so that the personal link leads to the call. */
const MEETING = {
  title: 'Siempre abierta',
  titleEn: 'Always open',
  description: '',
  category: 'development',
  zoomLink: 'https://calls.example/j/3',
  daysOfWeek: WEEKDAYS,
  timeSlots: [{ timezone: 'UTC', time: '00:00', endTime: '00:00' }],
  isActive: true,
  registration: { ...NEW_REGISTRATION, scope: 'series', reminders: [] },
};

const { staff, meeting } = eachWithLiveSession(MEETING);

async function changeDate(index: number, movedTo: { time: string; endTime: string } | null): Promise<void> {
  const { date } = meeting().dates[index] ?? {};
  const data = {
    date,
    movedTo: movedTo && { date, ...movedTo },
    reason: 'Viaje',
    reasonEn: 'The team travels',
  };
  const response = await staff().post(`/api/zoom-meetings/${meeting().id}/exceptions`, { data });
  expect(response.status()).toBe(201);
}

test.describe('a registrant with a phone', () => {
  test('joins by the link of the email, is counted, and hears of a moved date once', async ({
    page,
    mailbox,
  }) => {
    const email = `ana-${meeting().id.slice(-6)}@example.org`;
    await page.goto(`/en/education/${meetingSlugs(meeting()).en}`);
    // The form wakes without a touch, once it is in view.
    await page.getByRole('button', { name: 'Register', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel(/^Time zone/)).toHaveValue('America/Mexico_City');
    await page.getByLabel(/^Name/).fill('Ana');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await page.goto(linkIn(await mailbox.waitFor(email, /^Confirm your registration/)));
    await page.getByRole('button', { name: /^Confirm/ }).click();

    const invitation = await mailbox.waitFor(email, /^You are registered/);
    expect(invitation.attachments).toMatchObject([{ mimeType: 'text/calendar', method: 'REQUEST' }, {}]);
    const joined = await page.request.get(linkIn(invitation), { maxRedirects: 0 });
    expect(joined.headers()['location']).toBe(MEETING.zoomLink);
    const list = await staff().get(`/api/meeting-registrations?meeting=${meeting().id}`);
    const [registration] = (await list.json()) as MeetingRegistration[];
    expect(registration?.attendedDates).toHaveLength(1);

    await changeDate(2, { time: '12:00', endTime: '12:45' });
    const { text } = await mailbox.waitFor(email, /^New date: Always open/);
    expect(text).toContain('The team travels');
    await changeDate(3, null);
    await mailbox.waitFor(email, /^Cancelled: Always open/);
    const subjects = mailbox.received
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ subject }) => subject?.replace(/:.*/, ''));
    expect(subjects).toEqual(['Confirm your registration', 'You are registered', 'New date', 'Cancelled']);
  });
});
