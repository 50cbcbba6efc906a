import type { EntityManager } from '@mikro-orm/postgresql';
import {
  fieldIn,
  inEveryLanguage,
  type Language,
  LANGUAGES,
  type Translations,
} from '@vitral/contracts/languages';
import { FIXED_PAGES, type SitePageContent } from '@vitral/contracts/site-pages';
import { AppError } from '../platform/errors/app-error.ts';
import type { SitePage } from './site-pages.entity.ts';

/** First parts of paths that do not belong to pages. A test compares them with the routes. */
export const RESERVED_SLUGS = [
  'admin',
  'api',
  'calendar',
  'health',
  'metrics',
  'module-previews',
  'modules',
  'preview',
  'preview-links',
  'share',
  'social',
  'testimonial-consents',
  'testimonial-requests',
  'uploads',
];

/** The slug of a page and its translations. */
export type Slugs = Pick<SitePageContent, 'slug'> & Translations<'slug'>;

/** Returns the slug of a page in each language; the Spanish one replaces a blank one. */
export function slugsOf(content: Slugs): Record<Language, string> {
  return inEveryLanguage((language) => content[fieldIn('slug', language)] || content.slug);
}

/** Serializes publications, so that two pages cannot take one slug at the same time. */
export const lockSlugs = (em: EntityManager) =>
  em.execute(`select pg_advisory_xact_lock(hashtextextended('slugs of site pages', 0))`);

const SLUGS = LANGUAGES.map((language) => `content->>'${fieldIn('slug', language)}'`).join(', ');
const TAKEN = `select taken.slug from (
    select page_id, unnest(array[${SLUGS}]) as slug
    from site_page_publication
  ) as taken where page_id is distinct from ?::uuid and slug = any(?) limit 1`;

/**
 * Throws `site-pages.slug-taken` if another published page, or a page of the release, has one of the slugs;
 * `site-pages.fixed` if a page that the site links to would get other slugs.
 */
export async function refuseTakenSlugs(
  em: EntityManager,
  page: Pick<SitePage, 'id' | 'fixed'>,
  content: SitePageContent,
  pagePaths: readonly string[],
): Promise<void> {
  const slugs = [...new Set(Object.values(slugsOf(content)))];
  if (page.fixed) {
    if (slugs.join() !== page.fixed) throw new AppError('site-pages.fixed', { id: page.id });
    return;
  }
  const firstParts = pagePaths.map((path) => path.split('/')[1]);
  const fixed = slugs.find((slug) =>
    [...RESERVED_SLUGS, ...FIXED_PAGES, ...LANGUAGES, ...firstParts].includes(slug),
  );
  const [row] = fixed
    ? [{ slug: fixed }]
    : await em.execute<{ slug: string }[]>(TAKEN, [page.id ?? null, `{${slugs.join()}}`]);
  if (row) throw new AppError('site-pages.slug-taken', { slug: row.slug });
}
