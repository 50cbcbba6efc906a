import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { ROLES, type Role } from '@vitral/contracts/access';
import { expect, ownServer, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { activate, bootOf, publish, readChannel, releaseIn, rollBack } from '../support/releases.ts';
import { staffApi } from '../support/staff-api.ts';

const BUILT = 'What people say about us, as published on the site.';
const saying = (text: string) => ({ [BUILT]: text });

let admin: APIRequestContext;

test.use({
  locale: 'en',
  siteUrl: ownServer(),
});

test.beforeAll(async ({ siteUrl }) => {
  admin = await staffApi(siteUrl, 'admin');
});

test.afterAll(() => admin.dispose());

test.beforeEach(({ context, siteUrl }) => setEnglish(context, siteUrl));

function setEnglish(context: BrowserContext, url: string): Promise<void> {
  return context.addCookies([{ name: 'language', value: 'en', url }]);
}

/** Makes an open tab check for a new set, as tabs do when they become visible. */
async function checkForNewSet(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/modules/set*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

const markDocument = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const marked = (page: Page) => page.locator('body[data-mark]');

test.describe('releases', () => {
  test('an open tab loads a new release with the next page, but not while a form is being filled in', async ({
    page,
  }) => {
    await loginAs(page, 'manager', '/admin/testimonials');
    await expect(page.getByText(BUILT)).toBeVisible();
    await markDocument(page);
    await page.getByRole('button', { name: 'Add testimonial' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(/^Name/).fill('Release Tester');

    await activate(
      admin,
      await publish(admin, 'mfe-people', { version: '0.2.0', texts: saying('In 0.2.0.') }),
    );
    await checkForNewSet(page);
    await form.getByLabel(/^Testimonial/).fill('Nothing that I typed was lost.');
    await form.getByLabel(/^Language/).click();
    await page.getByRole('option', { name: 'English' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Testimonial created successfully')).toBeVisible();
    await expect(marked(page)).toBeAttached();

    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
    await expect(marked(page)).not.toBeAttached();
    await page.getByRole('link', { name: 'Testimonials', exact: true }).click();
    await expect(page.getByText('In 0.2.0.')).toBeVisible();
  });

  test('after a rollback the next page load gets the previous release', async ({ page }) => {
    await activate(
      admin,
      await publish(admin, 'mfe-people', { version: '0.3.0', texts: saying('In 0.3.0.') }),
    );
    await loginAs(page, 'manager', '/admin/testimonials');
    await expect(page.getByText('In 0.3.0.')).toBeVisible();

    await rollBack(admin, 'mfe-people');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
    await expect(page.getByText('In 0.3.0.')).toBeHidden();
    expect((await releaseIn(page, 'mfe-people'))?.version).not.toBe('0.3.0');
  });

  test('a share of the visitors gets the candidate, and each visitor gets the same set on every page', async ({
    browser,
    baseURL,
  }) => {
    const release = await publish(admin, 'mfe-public', { version: '0.2.0' });
    const { candidate, version } = await activate(admin, release, { share: 50 });
    const seen = new Set<boolean>();
    // Twenty visitors all get the same set with a probability of about one in half a million.
    for (let visitor = 0; visitor < 20 && seen.size < 2; visitor += 1) {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      // The first visit gets the active set, and a visitor number by which the server chooses the set of the next visits.
      await page.goto('/en');
      await page.goto('/en');
      const { set } = await bootOf(page);
      seen.add(set === candidate?.set.id);
      await expectOneSet(page);
      for (const url of ['/es/educacion', '/admin']) {
        await page.goto(url);
        expect((await bootOf(page)).set).toBe(set);
      }
      const newTab = await context.newPage();
      await newTab.goto('/en');
      expect((await bootOf(newTab)).set).toBe(set);
      await context.close();
    }
    expect([...seen].sort()).toEqual([false, true]);
    expect((await admin.delete(`/api/modules/channel/candidate?version=${version}`)).ok()).toBe(true);
  });

  /** Expects the files of each module to come from a single release, the one that the page names. */
  async function expectOneSet(page: Page): Promise<void> {
    const { modules } = await bootOf(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const bases = new Set(loaded.flatMap((path) => /^\/modules\/[^/]+\/[^/]+\//.exec(path) ?? []));
    const names = [...bases].map((base) => base.split('/')[2]);
    expect(names.sort()).toEqual([...new Set(names)]);
    expect(names).toContain('mfe-public');
    for (const { name, base } of modules)
      expect([...bases].filter((found) => found.startsWith(`/modules/${name}/`) && found !== base)).toEqual(
        [],
      );
  }

  test.describe('a candidate that throws', () => {
    test.use({ expectedErrors: /Thrown on purpose|ModuleLoadError: mfe-social/ });

    test('is reported by browsers and withdrawn by the server', async ({ browser, page, siteUrl }) => {
      const before = 'if (document.startViewTransition) throw new Error("Thrown on purpose");';
      const release = await publish(admin, 'mfe-social', { version: '0.2.0', before });
      await activate(admin, release, { share: 99 });

      const isTried = async () => (await readChannel(admin)).candidate !== null;
      for (let visit = 0; visit < 12 && (await isTried()); visit += 1) {
        // Each account counts once.
        await visitFeeds(browser, siteUrl, ROLES[visit % ROLES.length] ?? 'user');
      }
      await expect.poll(isTried).toBe(false);

      const history = await (await admin.get('/api/modules/history?limit=1')).json();
      expect(history).toMatchObject([
        { kind: 'candidate-taken-back', module: 'mfe-social', actorName: null },
      ]);
      await loginAs(page, 'manager', '/admin/social');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await releaseIn(page, 'mfe-social'))?.version).not.toBe('0.2.0');
    });
  });
});

/** This visit gets the visitor number by which the server chooses the visitors who get the candidate. */
async function visitFeeds(browser: Browser, baseURL: string, role: Role): Promise<void> {
  const context = await browser.newContext({ baseURL });
  await setEnglish(context, baseURL);
  const page = await context.newPage();
  // This visit gets the visitor number, by which the server chooses the visitors who get the candidate.
  await page.request.get('/en');
  const report = page.waitForResponse('**/api/modules/reports').catch(() => null);
  await loginAs(page, role, '/admin/social');
  if ((await releaseIn(page, 'mfe-social'))?.version === '0.2.0') expect((await report)?.status()).toBe(204);
  await context.close();
}
