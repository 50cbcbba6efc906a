import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { eachWithLiveSession } from '../support/live-session.ts';
import { tabTo } from '../support/keyboard.ts';
import { wakeIslands } from '../support/public-page.ts';

const MEETING = {
  title: 'Respirar juntos',
  titleEn: 'Breathing together',
  description: 'Diez minutos de calma.',
  descriptionEn: 'Ten minutes of calm.',
  category: 'health',
  zoomLink: 'https://calls.example/j/1',
  daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  timeSlots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:00' }],
  isActive: true,
};

const { staff, meeting } = eachWithLiveSession(MEETING);

/** Cancels the third upcoming date and moves the fourth to noon of the same day. */
async function changeDates(): Promise<void> {
  const [, , cancelled, moved] = meeting().dates.map(({ date }) => date);
  const changes = [
    {
      date: cancelled,
      movedTo: null,
      reason: 'La sala está en obras',
      reasonEn: 'The room is being rebuilt',
    },
    {
      date: moved,
      movedTo: { date: moved, time: '12:00', endTime: '12:45' },
      reason: 'Viaje del equipo',
      reasonEn: 'The team travels',
    },
  ];
  for (const data of changes) {
    const response = await staff().post(`/api/zoom-meetings/${meeting().id}/exceptions`, { data });
    expect(response.status()).toBe(201);
  }
}

const card = (page: Page) => page.locator(`#calendario-sesion-${meeting().id}`);

/** Stubs the page of the call, so that no request leaves this machine; returns a getter of the redirect's target. */
async function stubCallPage(page: Page): Promise<() => string | undefined> {
  let target: string | undefined;
  await page.context().route('**/api/zoom-meetings/*/join', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    target = response.headers()['location'];
    await route.fulfill({ contentType: 'text/html', body: '<title>The call</title><h1>The call</h1>' });
  });
  return () => target;
}

const LANGUAGES = [
  {
    language: 'es',
    url: '/es/educacion',
    exceptions: 'Cambios de fecha',
    cancelled: /Cancelada.*Motivo: La sala está en obras/,
    moved: /Cambia de fecha.*12:00 – 12:45 \(Este\).*Motivo: Viaje del equipo/,
    join: /^Entrar (ahora|a la sesión) ?: Respirar juntos/,
    subscribe: /^Suscribirme ?: Salud/,
    summary: 'Cancelada: Respirar juntos',
    file: 'respirar-juntos.ics',
  },
  {
    language: 'en',
    url: '/en/education',
    exceptions: 'Changed dates',
    cancelled: /Cancelled.*Reason: The room is being rebuilt/,
    moved: /New date.*12:00 PM – 12:45 PM \(Eastern\).*Reason: The team travels/,
    join: /^Join (now|the session) ?: Breathing together/,
    subscribe: /^Subscribe ?: Health/,
    summary: 'Cancelled: Breathing together',
    file: 'breathing-together.ics',
  },
];

for (const { language, url, ...texts } of LANGUAGES) {
  test(`a visitor in ${language} sees changed dates, subscribes and joins`, async ({ page, request }) => {
    await changeDates();
    const target = await stubCallPage(page);
    await page.goto(url);
    await wakeIslands(page);

    const exceptions = card(page).getByRole('list', { name: texts.exceptions }).getByRole('listitem');
    await expect(exceptions).toHaveText([texts.cancelled, texts.moved]);
    await expectNoAxeViolations(page);

    const choices = card(page).getByRole('group').filter({ hasText: '.ics' });
    await choices.locator('summary').click();
    const series = page.waitForEvent('download');
    await choices.getByRole('link').last().click();
    expect((await series).suggestedFilename()).toBe(texts.file);

    const subscription = page.getByRole('link', { name: texts.subscribe });
    const feed = `/calendar/sessions-${language}-health.ics`;
    await expect(subscription).toHaveAttribute('href', `webcal://${new URL(page.url()).host}${feed}`);
    const calendar = await request.get(feed);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${texts.summary}`);

    const call = page.waitForEvent('popup');
    await card(page).getByRole('link', { name: texts.join }).click();
    await expect((await call).getByRole('heading', { name: 'The call' })).toBeVisible();
    expect(target()).toBe(MEETING.zoomLink);
  });
}

test.describe('calendar of the education page', () => {
  test('a phone shows the next live session on its first screen and a half, and one card beside the other', async ({
    page,
  }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await page.goto('/es/educacion');
    await wakeIslands(page);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y;
    const nearest = page.getByRole('link', { name: /^(La próxima sesión|En vivo ahora)/ });
    expect(await topOf(nearest)).toBeLessThan(1.5 * phone.height);

    const cards = page.getByRole('list', { name: 'Sesiones en vivo' }).locator('> li');
    await expect(cards.nth(1)).toBeVisible();
    expect(await topOf(cards.first())).toBe(await topOf(cards.nth(1)));
    await page.evaluate((id) => (location.hash = id), `calendario-sesion-${meeting().id}`);
    await expect(card(page)).toBeInViewport({ ratio: 0.5 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await expectNoAxeViolations(page);
  });

  test('the calendar works by keyboard, on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await changeDates();
    await stubCallPage(page);
    await page.goto('/es/educacion');
    await wakeIslands(page);

    const join = card(page).getByRole('link', { name: /^Entrar/ });
    await join.scrollIntoViewIfNeeded();
    await join.focus();
    const call = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect((await call).getByRole('heading', { name: 'The call' })).toBeVisible();

    await page.bringToFront();
    await tabTo(page, page.getByRole('link', { name: /^Suscribirme ?: Todas/ }));
    await tabTo(page, page.getByRole('button', { name: /^Copiar dirección ?: Todas/ }));
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dirección copiada', { exact: true }).first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}/calendar/sessions-es.ics`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
