import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { fieldIn, LANGUAGES, translationsIn } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import type { PageItem } from '@vitral/contracts/public-pages';
import {
  FIXED_PAGES,
  type PublicSitePage,
  type SitePageContent,
  type SitePageLink,
} from '@vitral/contracts/site-pages';
import { AppError } from '../platform/errors/app-error.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { captionsUrl, findCaptions, withCaptionUrls } from './captions/page-captions.ts';
import { PublicBlocks } from './public-blocks/public-blocks.service.ts';
import { SitePagePublication } from './site-pages.entity.ts';
import { type Slugs, slugsOf } from './slugs.ts';

const TABLES = ['site_page_publication'];
const TABLES_OF_PAGE = [...TABLES, ...PublicBlocks.tables];

const SLUG_FIELDS = LANGUAGES.map((language) => fieldIn('slug', language));
/** Reads only the slugs: the blocks of a thousand pages amount to megabytes. */
const PLACES = `select ${SLUG_FIELDS.map((field) => `content->>'${field}' as "${field}"`).join(', ')}, former_slugs, published_at
  from site_page_publication where page_id not in (select id from site_page where fixed is not null) order by id`;

type Place = Slugs & { former_slugs: string[]; published_at: Date | string };

/** The published pages as visitors read them. */
@Injectable()
export class PublicSitePagesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
    private readonly publicBlocks: PublicBlocks,
  ) {}

  onModuleInit(): void {
    const offer = (path: string, read: (slug: string) => Promise<unknown>, tables = TABLES) =>
      this.publicReads.offer({ path, tables, read });
    offer('/api/site-pages', () => this.items());
    offer('/api/site-pages/navigation', () => this.navigation());
    offer('/api/site-pages/anchors', () => this.anchors());
    offer('/api/site-pages/by-slug/:slug', (slug) => this.bySlug(slug), TABLES_OF_PAGE);
    for (const name of FIXED_PAGES)
      offer(`/api/site-pages/fixed/${name}`, () => this.fixed(name), TABLES_OF_PAGE);
  }

  /** Lists the paths of the published pages. */
  async items(): Promise<PageItem[]> {
    const rows = await this.em.execute<Place[]>(PLACES);
    return rows.map(({ former_slugs: formerSlugs, published_at: publishedAt, ...content }) => ({
      slugs: slugsOf(content),
      ...(formerSlugs.length > 0 && { formerSlugs }),
      updatedAt: new Date(publishedAt).toISOString(),
    }));
  }

  /** Lists the pages to which the header links, oldest first. */
  async navigation(): Promise<SitePageLink[]> {
    const isLinked = { content: { isInNavigation: true } };
    const rows = await this.em.find(SitePagePublication, isLinked, {
      orderBy: { id: 'asc' },
      limit: LIMITS.page,
    });
    return rows.map(({ content }) => ({
      title: content.title,
      ...translationsIn(content, 'title'),
      slugs: slugsOf(content),
    }));
  }

  /** Lists the anchors of the landing page, to which the header links. */
  async anchors(): Promise<string[]> {
    const { content } = await this.fixedRow('landing');
    return shownBlocks(content).flatMap(({ anchor }) => anchor ?? []);
  }

  /** Returns a published page without its hidden blocks, by its Spanish slug. Throws `site-pages.not-found`. */
  async bySlug(slug: string): Promise<PublicSitePage> {
    const row = await this.em.findOne(SitePagePublication, { content: { slug } });
    if (!row) throw new AppError('site-pages.not-found', { slug });
    return this.withPublicBlocks(toPublicPage(row));
  }

  /** Returns a page that the site links to, without its hidden blocks. Throws `site-pages.not-found`. */
  async fixed(name: string): Promise<PublicSitePage> {
    return this.withPublicBlocks(toPublicPage(await this.fixedRow(name)));
  }

  /** Returns a page with the documents of its public blocks. */
  async withPublicBlocks(page: PublicSitePage): Promise<PublicSitePage> {
    return { ...page, blocks: await this.publicBlocks.withContent(page.blocks) };
  }

  private async fixedRow(name: string): Promise<SitePagePublication> {
    const row = await this.em
      .qb(SitePagePublication)
      .where('page_id = (select id from site_page where fixed = ?)', [name])
      .getSingleResult();
    if (!row) throw new AppError('site-pages.not-found', { name });
    return row;
  }

  /** Returns captions that visitors see on a published page. Throws `site-pages.not-found`. */
  async captions(page: string, digest: string): Promise<string> {
    const row = await this.em.findOne(SitePagePublication, { page });
    const captions = row && findCaptions(shownBlocks(row.content), digest);
    if (!captions) throw new AppError('site-pages.not-found', { id: page });
    return captions;
  }
}

const shownBlocks = ({ blocks }: SitePageContent) => blocks.filter(({ isHidden }) => !isHidden);

/** Returns a page as visitors get it: without its hidden blocks, and with URLs instead of captions. */

export function toPublicPage(
  { page, content, publishedAt }: Pick<SitePagePublication, 'page' | 'content' | 'publishedAt'>,
  captionsUrlOf = (webvtt: string) => captionsUrl(page, webvtt),
): PublicSitePage {
  const { isInNavigation: _isInNavigation, blocks: _blocks, ...rest } = content;
  return {
    ...rest,
    id: page,
    slugs: slugsOf(content),
    publishedAt: publishedAt.toISOString(),
    blocks: withCaptionUrls(shownBlocks(content), captionsUrlOf),
  };
}
