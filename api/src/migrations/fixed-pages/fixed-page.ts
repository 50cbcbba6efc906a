import { createHash } from 'node:crypto';
import type { Block } from '@vitral/contracts/blocks';
import { fieldIn } from '@vitral/contracts/languages';
import type { SitePageContent } from '@vitral/contracts/site-pages';

/** The languages of the site when its pages became content. Migrations write the same values after another language was added. */
export const FIRST_LANGUAGES = ['es', 'en', 'fr'] as const;
export type FirstLanguage = (typeof FIRST_LANGUAGES)[number];

/** Returns a text in each of these languages: `title`, `titleEn`, `titleFr`. */
export function inEach<Value>(
  name: string,
  valueIn: (language: FirstLanguage) => Value,
): Record<string, Value> {
  return Object.fromEntries(FIRST_LANGUAGES.map((language) => [fieldIn(name, language), valueIn(language)]));
}

/** Returns a page without texts and blocks at a slug that is the same in every language. */
export const fixedPage = (slug: string): SitePageContent => ({
  ...{ title: '', description: '', slug, slugEn: null, slugFr: null },
  isInNavigation: false,
  isIndexed: true,
  blocks: [],
});

/** Returns a block whose id is derived from its name, so that it is the same on every site. */
export function newBlock(name: string, type: string, values: Block['values']): Block {
  return { id: uuidOf(name), type, isHidden: false, values };
}

/** Returns a version 8 UUID of a name. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Returns the statement that adds a published page with its first revision. */
export function insertFixedPage(content: SitePageContent, publishedOn: string): string {
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const { title, slug } = content;
  return `with content as (select ${text(JSON.stringify(content))}::jsonb as value),
    page as (
      insert into "site_page" ("created_at", "updated_at", "title", "slug", "fixed", "is_published")
      values (now(), now(), ${text(title)}, ${text(slug)}, ${text(slug)}, true) returning "id"
    ),
    publication as (
      insert into "site_page_publication" ("created_at", "page_id", "content", "former_slugs", "published_at")
      select now(), page.id, content.value, '{}', ${text(publishedOn)} from page, content
    )
    insert into "site_page_revision" ("created_at", "page_id", "content")
    select ${text(publishedOn)}, page.id, content.value from page, content`;
}
