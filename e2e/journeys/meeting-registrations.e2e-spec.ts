import type { Page } from '@playwright/test';
import { type MeetingRegistration, NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { meetingSlugs } from '@vitral/contracts/zoom-meetings';
import { linkIn } from '@vitral/stand-ins/mailbox';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { eachWithLiveSession } from '../support/live-session.ts';
import { loginAs } from '../support/log-in.ts';

const QUESTION = { id: 'sleep', kind: 'choice', label: '¿Duermes bien?', labelEn: 'Do you sleep well?' };

const MEETING = {
  title: 'Dormir mejor',
  titleEn: 'Sleeping better',
  description: 'Una noche tras otra.',
  descriptionEn: 'Night after night.',
  category: 'health',
  zoomLink: 'https://calls.example/j/2',
  daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  timeSlots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:00' }],
  isActive: true,
  registration: {
    ...NEW_REGISTRATION,
    questions: [{ ...QUESTION, options: ['Sí', 'No'], isRequired: true }],
  },
};

const { staff, meeting } = eachWithLiveSession(MEETING);

/** Reads the dates that the only registrant attended. */
async function attendedDates(): Promise<string[] | undefined> {
  const response = await staff().get(`/api/meeting-registrations?meeting=${meeting().id}`);
  const [registration] = (await response.json()) as MeetingRegistration[];
  return registration?.attendedDates;
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^Name/).fill('Rosa');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Do you sleep well/).selectOption('Sí');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

test.describe('registration for a live session', () => {
  test('a visitor finds the page of the session, registers, and confirms by the link of the email', async ({
    page,
    mailbox,
  }) => {
    const email = `rosa-${meeting().id.slice(-6)}@example.org`;
    await page.goto('/en/education');
    await page.getByRole('heading', { name: 'Sleeping better' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/en/education/${meetingSlugs(meeting()).en}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Sleeping better' })).toBeVisible();

    await page.getByLabel(/^Name/).focus();
    await expect(page.locator('[data-island=registration-form]')).toHaveAttribute('data-awake', '');
    await expectNoAxeViolations(page);
    await page.getByLabel(/^Email/).fill('rosa');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();

    await fillIn(page, email);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Check your email')).toBeVisible();

    await page.goto(linkIn(await mailbox.waitFor(email, /^Confirm your registration/)));
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await expectNoAxeViolations(page);
    const list = await staff().get(`/api/meeting-registrations?meeting=${meeting().id}`);
    expect(await list.json()).toMatchObject([{ email, state: 'registered', answers: { sleep: 'Sí' } }]);

    await loginAs(page, 'admin', `/admin/registrations?meeting=${meeting().id}`);
    const row = page.getByRole('row', { name: new RegExp(email) });
    await expect(row).toBeVisible();
    await expectNoAxeViolations(page);
    const attended = row.getByRole('checkbox', { name: /estuvo presente/ });
    await attended.check();
    await expect(attended).toBeChecked();
    // The box is checked at once, before the server has responded.
    await expect.poll(attendedDates).toHaveLength(1);
  });

  test('the language switch leads to the same session', async ({ page }) => {
    const { es, en } = meetingSlugs(meeting());
    await page.goto(`/en/education/${en}`);
    const languages = page.getByRole('navigation', { name: 'Language of the page' });
    await languages.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(new RegExp(`/es/educacion/${es}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Dormir mejor' })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

    test('a form with a mistake comes back with its values, and is accepted then', async ({
      page,
      mailbox,
    }) => {
      const email = `luis-${meeting().id.slice(-6)}@example.org`;
      await page.goto(`/en/education/${meetingSlugs(meeting()).en}`);
      await fillIn(page, 'luis@localhost');
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByText('Enter a valid email address')).toBeVisible();
      await expect(page.getByLabel(/^Name/)).toHaveValue('Rosa');
      await expect(page.getByLabel(/^Do you sleep well/)).toHaveValue('Sí');

      await page.getByLabel(/^Email/).fill(email);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await mailbox.waitFor(email, /^Confirm your registration/);
    });
  });
});
