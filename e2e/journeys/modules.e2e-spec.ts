import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, ownServer, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { publish, readChannel } from '../support/releases.ts';
import { staffApi } from '../support/staff-api.ts';

const BUILT = 'What people say about us, as published on the site.';
const CHANGED = 'What people say about us, as the console activated it.';
const TABS = [
  ...['Modules', 'Overview', 'Environments', 'Previews', 'Compare', 'History and sets', 'Health'],
  ...['Data', 'Settings', 'Tokens', 'Signing keys', 'Override'],
];

let admin: APIRequestContext;

test.use({
  locale: 'en',
  siteUrl: ownServer(),
});

test.beforeAll(async ({ siteUrl }) => {
  admin = await staffApi(siteUrl, 'admin');
});

test.afterAll(() => admin.dispose());

test.beforeEach(async ({ context, siteUrl }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: siteUrl }]);
});

const people = (page: Page) => page.getByRole('listitem', { name: 'mfe-people', exact: true });
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test.describe('modules page', () => {
  test('an admin compares a new release, makes it the candidate, activates it and rolls it back', async ({
    page,
  }) => {
    test.slow();
    const release = await publish(admin, 'mfe-people', { version: '7.1.0', texts: { [BUILT]: CHANGED } });
    await loginAs(page, 'admin', '/admin/modules');
    await expect(people(page).getByText('Newest, not active: 7.1.0')).toBeVisible();

    await page.getByRole('tab', { name: 'Compare' }).click();
    const texts = page.getByRole('list', { name: /^Texts \(\d+\)$/ });
    await expect(texts.getByText(CHANGED)).toBeVisible();
    await expectNoAxeViolations(page);

    await page.getByRole('tab', { name: 'Modules' }).click();
    await people(page)
      .getByRole('button', { name: /^Try out mfe-people 7\.1\.0/ })
      .click();
    await page.getByRole('spinbutton', { name: 'Percentage' }).fill('20');
    await confirm(page, 'Check and try out');
    const candidate = page.getByRole('region', { name: 'Candidate for mfe-people' });
    // The trial opens every page of the module, which takes long on a busy processor.
    await expect(candidate).toBeVisible({ timeout: 90_000 });
    expect((await readChannel(admin)).candidate).toMatchObject({ share: 20, release: { id: release.id } });

    await candidate.getByRole('spinbutton', { name: 'Percentage' }).fill('35');
    await page.keyboard.press('Enter');
    await expect(page.getByText('35% of visitors get it')).toBeVisible();
    await candidate.getByRole('button', { name: 'Activate for everybody' }).click();
    await confirm(page, 'Activate for everybody');
    await expect(candidate).toBeHidden();
    await expect(people(page).getByText('7.1.0')).toBeVisible();
    expect((await readChannel(admin)).candidate).toBeNull();

    await people(page)
      .getByRole('button', { name: /^Roll back mfe-people to/ })
      .click();
    await confirm(page, 'Roll back');
    await expect(people(page).getByText('Newest, not active: 7.1.0')).toBeVisible();
    await page.getByRole('tab', { name: 'History and sets' }).click();
    const history = page.getByRole('grid', { name: 'Site history' });
    for (const entry of [
      'Rolled back',
      'Candidate activated for everybody',
      'Share of visitors changed',
      'Trial started',
    ])
      await expect(history.getByText(entry).first()).toBeVisible();
  });

  test('a token is shown once, publishes its module, and stops working when revoked', async ({
    page,
    playwright,
    siteUrl,
  }) => {
    await loginAs(page, 'admin', '/admin/modules?tab=tokens');
    await page.getByRole('button', { name: 'Create a token' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name/).fill('Journey CI');
    await form.getByRole('combobox', { name: /^Module/ }).click();
    await page.getByRole('option', { name: 'mfe-social' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    const created = page.getByRole('dialog', { name: 'Token “Journey CI” created' });
    const token = await created.getByLabel('Token', { exact: true }).inputValue();
    await expectNoAxeViolations(page);
    await created.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Never used')).toBeVisible();
    expect(await page.content()).not.toContain(token);

    const ci = await playwright.request.newContext({
      baseURL: siteUrl,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    await publish(ci, 'mfe-social', { version: '7.2.0' });
    await page.getByRole('tab', { name: 'Modules' }).click();
    const social = page.getByRole('listitem', { name: 'mfe-social', exact: true });
    await expect(social.getByText('Newest, not active: 7.2.0')).toBeVisible();

    await page.getByRole('tab', { name: 'Tokens' }).click();
    await expect(page.getByText(/^Last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Journey CI' }).click();
    await confirm(page, 'Revoke');
    await expect(page.getByText('No tokens yet')).toBeVisible();
    expect((await ci.get('/api/modules')).status()).toBe(401);
    await ci.dispose();
  });

  test('every tab opens by keyboard, passes axe and fits a narrow phone', async ({ page }) => {
    await loginAs(page, 'admin', '/admin/modules');
    await page.getByRole('tab', { name: 'Modules' }).focus();
    for (const [index, tab] of TABS.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const search of [
      '',
      '?module=mfe-people',
      '?tab=overview',
      '?tab=environments',
      '?tab=compare',
      '?tab=history',
      '?tab=health',
      '?tab=keys',
      '?tab=override',
    ]) {
      await page.goto(`/admin/modules${search}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `the width of ${search}`).toBeLessThanOrEqual(320);
    }
  });
});
