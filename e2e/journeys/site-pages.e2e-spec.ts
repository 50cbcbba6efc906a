import type { APIRequestContext, Page } from '@playwright/test';
import type { BuiltBlockType } from '@vitral/contracts/blocks';
import { pagePath, type SitePageState, type SitePageSummary } from '@vitral/contracts/site-pages';
import { expectNoAxeViolations } from '../support/axe.ts';
import { sampleBlocks } from '../support/block-samples.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { expect, ownServer, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { wakeIslands } from '../support/public-page.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({
  locale: 'en',
  // Sections grow with the items that other journeys add.
  siteUrl: ownServer(),
  // Playwright's own scripts are blocked in the preview frame; the site sends none there.
  expectedErrors: /Blocked script execution in '(about:blank|[^']*\/preview\/site-page)'|status of 404/,
});

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).click();
  const types = page.getByRole('list', { name: 'Choose a block' });
  await types.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** Waits until visitors get this status for a URL. */
async function expectStatus(page: Page, path: string, status: number): Promise<void> {
  await expect(async () => {
    expect((await page.request.get(path)).status()).toBe(status);
  }).toPass({ timeout: 20_000 });
}

test.describe('pages of the site', () => {
  test('a manager makes a page of six block types, schedules it, sees it and takes it back', async ({
    page,
  }) => {
    test.slow();
    await loginAs(page, 'manager', '/admin/pages');
    await page.getByRole('button', { name: 'Add page' }).first().click();
    await field(page, 'Title').fill('Retiro de primavera');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Retiro de primavera' })).toBeVisible();

    await addBlock(page, 'Hero');
    await field(page, 'Title · Spanish').last().fill('Tres días juntos');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await field(page, 'Title · English').last().fill('Three days together');
    await page
      .getByRole('group', { name: 'Language of the fields' })
      .getByRole('button', { name: /^ES/ })
      .click();
    await page.getByRole('button', { name: /^Close Hero/ }).click();

    await addBlock(page, 'Text');
    const body = field(page, 'Text · Spanish');
    await body.click();
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('El programa');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Caminar, escuchar y ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('descansar');
    await page.getByRole('button', { name: /^Close Text/ }).click();

    await addBlock(page, 'Frequent questions');
    await field(page, 'Title · Spanish').last().fill('Preguntas');
    await page.getByRole('button', { name: 'Add question' }).click();
    await field(page, 'Question · Spanish').fill('¿Dónde es?');
    await field(page, 'Answer · Spanish').click();
    await page.keyboard.type('Junto al lago.');
    await page.getByRole('button', { name: /^Close Frequent/ }).click();

    await addBlock(page, 'Testimonials');
    await field(page, 'Title · Spanish').last().fill('Lo que dicen');
    await page.getByRole('button', { name: /^Close Testimonials/ }).click();
    await addBlock(page, 'Divider');
    await page.getByRole('button', { name: /^Close Divider/ }).click();

    await addBlock(page, 'Banner');
    await field(page, 'Title · Spanish').last().fill('Apúntate');
    await field(page, 'Text of the button · Spanish').fill('Escríbenos');
    await field(page, 'Link of the button').fill('/contact');
    await expect(preview(page).getByRole('heading', { name: 'Apúntate' })).toBeVisible();
    await expectNoAxeViolations(page, 'iframe');
    await page.getByRole('button', { name: /^Close Banner/ }).click();

    // A click on a block of the preview opens its fields.
    await preview(page).getByRole('heading', { name: 'Preguntas' }).click();
    await expect(field(page, 'Question · Spanish')).toHaveValue('¿Dónde es?');

    await page.getByRole('button', { name: /^Move Banner.* up/ }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expectStatus(page, '/es/retiro-de-primavera', 404);

    // A time that has passed publishes at once.
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByLabel('Publish on', { exact: true }).fill('2026-01-01T09:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Schedule saved')).toBeVisible();
    await expectStatus(page, '/es/retiro-de-primavera', 200);

    const visitor = await page.context().newPage();
    await visitor.goto('/en/retiro-de-primavera');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Three days together' })).toBeVisible();
    const spanish = visitor.locator('[lang=es]').filter({ hasText: 'El programa' });
    await expect(spanish.getByRole('heading', { name: 'El programa' })).toBeVisible();
    await expect(visitor.getByText('descansar')).toHaveCSS('font-weight', /[6-9]00|bold/);
    await visitor.close();

    await page.reload();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Page unpublished')).toBeVisible();
    await expectStatus(page, '/es/retiro-de-primavera', 404);
  });

  test('the pages that the site links to consist of blocks of the release', async ({ page, baseURL }) => {
    const staff = await staffApi(baseURL, 'admin');
    const pages = (await (await staff.get('/api/site-pages/editor')).json()) as SitePageSummary[];
    for (const { id, fixed } of pages.filter((one) => one.fixed)) {
      const state = (await (await staff.get(`/api/site-pages/${id}`)).json()) as SitePageState;
      const draft = { ...state.published, version: state.version };
      const saved = await staff.put(`/api/site-pages/${id}/draft`, { data: draft });
      expect(saved.status(), await saved.text()).toBe(200);
      const { version } = (await saved.json()) as SitePageState;
      const published = await staff.post(`/api/site-pages/${id}/publish`, { data: { version } });
      expect(published.status(), await published.text()).toBe(200);

      const response = await page.goto(`/fr${pagePath(fixed ?? '')}`);
      expect(await htmlErrors((await response?.text()) ?? '')).toEqual([]);
      await expect(page.locator('main > div:not([hidden])')).toHaveCount(state.published?.blocks.length ?? 0);
      await expectNoAxeViolations(page);
    }
    await staff.dispose();
  });

  test('a page with every block type is accessible and valid in every language, and light', async ({
    page,
    baseURL,
  }) => {
    const staff = await staffApi(baseURL, 'admin');
    const { id } = await publishEveryBlock(staff);
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then((size) => size.responseBodySize));
    });
    const total = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);

    for (const language of ['es', 'en', 'fr'] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(`/${language}/every-block`, { waitUntil: 'networkidle' });
      expect(await htmlErrors((await response?.text()) ?? '')).toEqual([]);
      expect(await sectionsBeyondEstimate(page)).toEqual([]);
      if (language === 'es') expect(await total(), 'bytes of scripts before a visitor acts').toBe(0);
      await expect(page.locator('main > div:not([hidden])')).toHaveCount(BLOCKS_WITHOUT_HERO + 1);
      await wakeIslands(page);
      await page.waitForLoadState('networkidle');
      if (language === 'es') expect(await total(), 'bytes of all islands').toBeLessThanOrEqual(90_000);
      await expectNoAxeViolations(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const isWider = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(isWider, `sideways scroll at ${width} px`).toBe(false);
      }
    }
    await takeBack(staff, id);
    await staff.dispose();
  });
});

const BLOCKS_WITHOUT_HERO = 26;

/** Returns the titles of sections that end within the height estimated for them, hidden behind the next section. */
const sectionsBeyondEstimate = (page: Page) =>
  page.evaluate(() => {
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('main section')]
      .filter((section) => bottomOf(section.lastElementChild) > bottomOf(section) + 1)
      .map((section) => section.querySelector('h2')?.textContent);
  });

/** Publishes a page that begins with a hero and has one block of each other type. */
async function publishEveryBlock(staff: APIRequestContext): Promise<SitePageState> {
  const read = async <Item>(path: string) => (await (await staff.get(path)).json()) as Item;
  const types = await read<BuiltBlockType[]>('/api/site-pages/block-types');
  const idsOf = async (path: string) => (await read<{ id: string }[]>(path)).map(({ id }) => id);
  const team = await read<{ imageLarge: string }[]>('/api/team-members');
  const blocks = sampleBlocks(types, {
    pictures: team.map(({ imageLarge }) => imageLarge),
    items: {
      // Without a choice, the testimonials in the page's language are shown.
      testimonials: [],
      'team-members': await idsOf('/api/team-members'),
      embeds: await idsOf('/api/embeds'),
    },
  });
  const data = {
    title: 'Todos los bloques',
    titleEn: 'Every block',
    titleFr: 'Tous les blocs',
    description: '',
    slug: 'every-block',
    isInNavigation: false,
    isIndexed: false,
    blocks: blocks.toSorted((one, other) => Number(other.type === 'hero') - Number(one.type === 'hero')),
  };
  const created = await staff.post('/api/site-pages', { data });
  expect(created.status(), await created.text()).toBe(201);
  const { id, version } = (await created.json()) as SitePageState;
  const published = await staff.post(`/api/site-pages/${id}/publish`, { data: { version } });
  expect(published.status(), await published.text()).toBe(200);
  return (await published.json()) as SitePageState;
}

async function takeBack(staff: APIRequestContext, id: string): Promise<void> {
  const { version } = (await (await staff.get(`/api/site-pages/${id}`)).json()) as SitePageState;
  expect((await staff.post(`/api/site-pages/${id}/unpublish`, { data: { version } })).status()).toBe(200);
}
