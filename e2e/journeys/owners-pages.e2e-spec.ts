import type { APIRequestContext, Page } from '@playwright/test';
import type { Block, BuiltBlockType } from '@vitral/contracts/blocks';
import { fieldIn, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { pagePath, type SitePageState, type SitePageSummary } from '@vitral/contracts/site-pages';
import { sampleBlocks } from '../support/block-samples.ts';
import { expect, ownServer, test } from '../support/journey.ts';
import { staffApi } from '../support/staff-api.ts';

test.use({ siteUrl: ownServer() });

/** The drawing for posts from elsewhere without a picture. */
const POST_PLACEHOLDER = /\/sunrise\.\w+\.svg$/;

test.describe('the owner of the site', () => {
  for (const name of ['landing', 'education']) {
    test(`replaces every text, picture and link of the ${name} page in every language`, async ({
      page,
      baseURL,
    }) => {
      const staff = await staffApi(baseURL, 'manager');
      const former = await replaceAll(staff, name);

      for (const language of LANGUAGES) {
        await page.goto(`/${language}${pagePath(name)}`);
        const { text, files, links } = await contentOf(page);
        const texts = textsOf(former, language);
        expect(texts.length).toBeGreaterThan(10);
        expect(texts.filter((one) => text.includes(one))).toEqual([]);
        expect(files.filter((file) => file.startsWith('/modules/') && !POST_PLACEHOLDER.test(file))).toEqual(
          [],
        );
        expect(links).toContain(`/${language}/contact`);
        expect(linksOf(former).filter((link) => links.includes(link))).toEqual([]);
      }
      await staff.dispose();
    });
  }
});

/** Replaces the values of every block except its layouts and chosen items; returns the previous blocks. */
async function replaceAll(staff: APIRequestContext, name: string): Promise<Block[]> {
  const read = async <Body>(path: string) => (await (await staff.get(path)).json()) as Body;
  const types = await read<BuiltBlockType[]>('/api/site-pages/block-types');
  const team = await read<{ imageLarge: string }[]>('/api/team-members');
  const pages = await read<SitePageSummary[]>('/api/site-pages/editor');
  const summary = pages.find(({ fixed }) => fixed === name);
  const { id, published, version } = await read<SitePageState>(`/api/site-pages/${summary?.id}`);
  if (!published) throw new Error(`The ${name} page is not published`);
  const samples = sampleBlocks(types, {
    pictures: team.map(({ imageLarge }) => imageLarge),
    items: { testimonials: [], 'team-members': [], embeds: [] },
  });
  const blocks = published.blocks.map((block) => {
    const sample = samples.find(({ type }) => type === block.type);
    const fields = types.find(({ type }) => type === block.type)?.fields ?? [];
    const chosen = fields
      .filter(({ kind }) => kind === 'choice' || kind === 'items')
      .map((field) => field.name);
    const kept = Object.entries(block.values).filter(([field]) => chosen.includes(field));
    return { ...block, values: { ...sample?.values, ...Object.fromEntries(kept) } };
  });
  const saved = await staff.put(`/api/site-pages/${id}/draft`, { data: { ...published, blocks, version } });
  expect(saved.status(), await saved.text()).toBe(200);
  const draft = (await saved.json()) as SitePageState;
  const done = await staff.post(`/api/site-pages/${id}/publish`, { data: { version: draft.version } });
  expect(done.status(), await done.text()).toBe(200);
  return published.blocks;
}

/** Returns the text of the page's content, the files that it shows, and the paths of its links. */
const contentOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const elements = [...main.querySelectorAll<HTMLElement>('*')];
    const backgrounds = elements.flatMap((element) =>
      [...getComputedStyle(element).backgroundImage.matchAll(/url\("(.*?)"\)/g)].map(([, url = '']) => url),
    );
    const sources = elements.flatMap((element) =>
      ['src', 'poster'].flatMap((attribute) => element.getAttribute(attribute) ?? []),
    );
    return {
      text: main.textContent,
      files: [...backgrounds, ...sources].map((url) => new URL(url, location.href).pathname),
      links: [...main.querySelectorAll('a')].map(({ href }) => href.replace(location.origin, '')),
    };
  });

/** Returns the texts of blocks in a language that are long enough to be distinguished from others. */
function textsOf(blocks: Block[], language: Language): string[] {
  const suffix = fieldIn('', language);
  const isIn = (field: string) => (suffix ? field.endsWith(suffix) : !/(En|Fr)$/.test(field));
  const collect = (value: unknown, isOwn: boolean): string[] => {
    if (typeof value === 'string') return isOwn && value.length > 20 ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((one) => collect(one, isOwn));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([field, one]) => collect(one, field === 'text' || isIn(field)));
  };
  return collect(
    blocks.map(({ values }) => values),
    false,
  ).filter((text) => !text.startsWith('/'));
}

const linksOf = (blocks: Block[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"\w*[uU]rl\w*":"(.*?)"/g)].map(([, url = '']) => url);
