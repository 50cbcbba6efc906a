import { Injectable } from '@nestjs/common';
import { keyOfSlug, type PageItem, type PublicPage } from '@vitral/contracts/public-pages';
import { type ActiveSet, publicPageAt } from '../../modules/index.ts';
import { PublicReads } from '../../platform/public-reads/public-reads.ts';
import { notFoundPage, type PageOfItem, publicReleaseOf } from '../document/public-paths.ts';

/** A public page, or the one for paths without a page. */
export interface FoundPage {
  page: PublicPage | null;
  item: PageItem | null;
  isThere: boolean;
}

/** Finds public pages: those of `module.json`, and the pages that each item of a list has (docs/adr/068). */
@Injectable()
export class PageItems {
  /** Items by their slugs, or by the key in the slug, parsed once for each response of a list. */
  private readonly parsed = new WeakMap<object, Map<string, PageItem>>();

  constructor(private readonly reads: PublicReads) {}

  async find(path: string, set: Pick<ActiveSet, 'modules'>): Promise<FoundPage> {
    const found = publicPageAt(path, publicReleaseOf(set)?.publicPages ?? []);
    if (!found) return { page: notFoundPage(set), item: null, isThere: false };
    const { page, slug } = found;
    if (slug === null) return { page, item: null, isThere: true };
    const item = (await this.itemsOf(page)).get(page.hasOwnSlugs ? slug : keyOfSlug(slug));
    return item ? { page, item, isThere: true } : { page: notFoundPage(set), item: null, isThere: false };
  }

  /** Returns a page once, or once for each of its items. */
  async each(page: PublicPage): Promise<PageOfItem[]> {
    if (!page.items) return [{ page, item: null }];
    const items = await this.itemsOf(page);
    return [...new Set(items.values())].map((item) => ({ page, item }));
  }

  /** Returns the ISO instant of the last change of a page; null where it is not known. */
  async changedAt({ page: { datedBy }, item }: PageOfItem): Promise<string | null> {
    if (item) return item.updatedAt;
    if (!datedBy || !this.reads.isOffered(datedBy)) return null;
    const read = await this.reads.read(datedBy).catch(() => null);
    const texts = read ? [JSON.parse(read.json) as Dated | Dated[]].flat() : [];
    const instants = texts.flatMap(({ publishedAt, updatedAt }) => publishedAt ?? updatedAt ?? []);
    return instants.sort().at(-1) ?? null;
  }

  private async itemsOf({ items, hasOwnSlugs }: PublicPage): Promise<Map<string, PageItem>> {
    if (!items || !this.reads.isOffered(items)) return new Map();
    const read = await this.reads.read(items);
    const known = this.parsed.get(read) ?? indexed(JSON.parse(read.json) as Partial<PageItem>[], hasOwnSlugs);
    this.parsed.set(read, known);
    return known;
  }
}

interface Dated {
  publishedAt?: string;
  updatedAt?: string;
}

function indexed(rows: Partial<PageItem>[], hasOwnSlugs = false): Map<string, PageItem> {
  const items = rows.flatMap(({ slugs, formerSlugs, updatedAt = '' }) =>
    slugs ? [{ slugs, updatedAt, ...(formerSlugs && { formerSlugs }) }] : [],
  );
  if (!hasOwnSlugs) return new Map(items.map((item) => [keyOfSlug(item.slugs.es), item]));
  const former = items.flatMap((item) => (item.formerSlugs ?? []).map((slug) => [slug, item] as const));
  const present = items.flatMap((item) => Object.values(item.slugs).map((slug) => [slug, item] as const));
  // A current slug comes last, so that it wins over a former slug of another page.
  return new Map([...former, ...present]);
}
