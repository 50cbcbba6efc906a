import type { APIRequestContext, Page } from '@playwright/test';
import type { Role } from '@vitral/contracts/access';
import type { PublicTeamMember } from '@vitral/contracts/team-members';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { loginAs } from '../support/log-in.ts';
import { wakeIslands } from '../support/public-page.ts';

// In parallel, so that both processors work on this file.
test.describe.configure({ mode: 'parallel' });

const CONSOLE: Record<Role, string[]> = {
  user: ['dashboard', 'sales', 'links', 'social-feeds', 'resources', 'profile', 'debug'],
  manager: ['upload', 'content', 'landing', 'pages', 'redirects', 'testimonials', 'team', 'messages'],
  // The settings journey checks each tab of the settings.
  admin: ['users', 'zoom', 'audit', 'security-events', 'modules'],
};

const PUBLIC = {
  es: [
    '',
    '/como-empezar',
    '/educacion',
    '/testimonios',
    '/contact',
    '/unirme',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
  ],
  en: [
    '',
    '/how-to-start',
    '/education',
    '/testimonials',
    '/contact',
    '/join',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
  ],
  fr: [
    '',
    '/par-ou-commencer',
    '/education',
    '/temoignages',
    '/contact',
    '/rejoindre',
    '/privacy',
    '/terms',
    '/vital-health',
    '/language-test',
  ],
};
/** Pages that no other page links to. */
const UNLISTED = ['/contact/sent', '/unirme/gracias', '/backup-download'];

const VIEWS = [
  { colorScheme: 'light', language: 'es', width: 1440 },
  { colorScheme: 'dark', language: 'en', width: 390 },
  { colorScheme: 'light', language: 'fr', width: 1024 },
] as const;

for (const { colorScheme, language, width } of VIEWS) {
  test.describe(`${colorScheme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    });

    test('every island of every public page wakes, and axe finds no violations', async ({ page }) => {
      for (const path of PUBLIC[language]) {
        const response = await page.goto(`/${language}${path}`);
        expect(response?.status()).toBe(200);
        await checkPage(page, width);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', new RegExp(`/${language}${path}$`));
      }
      await page.goto(await pageOfTeamMember(page.request, language));
      await checkPage(page, width);
      for (const path of UNLISTED) {
        await page.goto(path);
        await checkPage(page, width);
      }
    });

    test.describe('missing page', () => {
      test.use({ expectedErrors: /status of 404/ });

      test('axe finds no violations', async ({ page }) => {
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });

    // The console has no French.
    if (language === 'fr') return;

    test('axe finds no violations on the login screen', async ({ page }) => {
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    for (const [role, pages] of Object.entries(CONSOLE)) {
      test(`axe finds no violations on the console pages for the role ${role}`, async ({ page }) => {
        for (const path of pages.map((name) => `/admin/${name}`)) {
          if (path === `/admin/${pages[0]}`) await loginAs(page, 'admin', path);
          else await page.goto(path);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoAxeViolations(page);
          expect(await hasSidewaysScroll(page), `sideways scroll on ${path}`).toBe(false);
        }
      });
    }
  });
}

/** Returns the path of the first team member, whose slug ends with the end of an id. */
async function pageOfTeamMember(request: APIRequestContext, language: keyof typeof PUBLIC): Promise<string> {
  const [member] = (await (await request.get('/api/team-members')).json()) as PublicTeamMember[];
  return `/${language}/${{ es: 'equipo', en: 'team', fr: 'equipe' }[language]}/${member?.slugs[language]}`;
}

/** Checks the page with axe while its islands are awake, and for sideways scroll at the given width and at 320 px. */
async function checkPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wakeIslands(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoAxeViolations(page);
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height: 640 });
    expect(await hasSidewaysScroll(page), `sideways scroll of ${page.url()} at ${narrow} px`).toBe(false);
  }
}

function hasSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
