import type { Block } from './blocks.ts';
import type { BulkSelection } from './bulk.ts';
import type { Language, Translations } from './languages.ts';
import type { Versioned } from './items.ts';
import type { PublicationDates } from './publication-dates.ts';

/** Pages of blocks that the site itself links to: their URLs are fixed, and they are always published. */
export const FIXED_PAGES = [
  'landing',
  'privacy',
  'terms',
  'vital-health',
  'education',
  'contact',
  'join',
  'join-sent',
  'testimonials',
] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

/** Type of the block that visitors expect on a page. Staff may delete it; the editor then says what is missing. */
export const MAIN_BLOCKS: Partial<Record<FixedPage, string>> = {
  education: 'calendar',
  contact: 'contact',
  join: 'join',
  testimonials: 'testimonials',
};

/** Paths of fixed pages that differ from their name. */
const PATHS: Record<string, string> = { landing: '', 'join-sent': '/join/thanks' };

/** Returns the path of a page after the language: empty for the landing page. */
export const pagePath = (slug: string): string => PATHS[slug] ?? `/${slug}`;

/** Texts of a page of blocks. */
export interface SitePageTexts {
  title: string;
  /** Shown by search engines and link previews; the first words of the page replace a blank one. */
  description: string;
  /** Last part of the URL; the Spanish one replaces a blank one. */
  slug: string;
}

/** A page as edited and as published. */
export interface SitePageContent extends SitePageTexts, Translations<keyof SitePageTexts | 'socialPicture'> {
  /** URL of the picture that social networks show instead of a drawn one. */
  socialPicture?: string | null;
  /** The header links to it. */
  isInNavigation: boolean;
  /** Search engines may list it. */
  isIndexed: boolean;
  blocks: Block[];
}

/** State of a page: never published, published, or published with a newer draft. */
export const SITE_PAGE_STATES = ['draft', 'published', 'changed'] as const;
export type SitePageStatus = (typeof SITE_PAGE_STATES)[number];

/** Times at which the draft is published, and at which the page is unpublished. */
export type SitePageTimes = PublicationDates;

/** A page as its editors see it. Every change needs the `version` that was read, and increments it. */
export interface SitePageState extends SitePageTimes {
  id: string;
  version: number;
  /** Null for a page that staff added. */
  fixed: FixedPage | null;
  /** Null if there is nothing newer than the published content. */
  draft: SitePageContent | null;
  /** Null while the page is not published. */
  published: SitePageContent | null;
  publishedAt: string | null;
  /** Name of the account that made the last change; null once the account is deleted. */
  editedBy: string | null;
  editedAt: string;
  /** Error code with which a scheduled publication failed. */
  failure: string | null;
}

/** A row of GET /api/site-pages/editor. */
export interface SitePageSummary
  extends SitePageTimes, Pick<SitePageTexts, 'title' | 'slug'>, Pick<SitePageState, 'fixed'> {
  id: string;
  status: SitePageStatus;
  editedBy: string | null;
  editedAt: string;
  failure: string | null;
  version: number;
}

export type SitePageDraftInput = Versioned<SitePageContent>;

export type SitePageSchedule = Versioned<SitePageTimes>;

export const SITE_PAGE_BULK_ACTIONS = [
  'publish',
  'unpublish',
  'show-in-navigation',
  'hide-from-navigation',
  'delete',
  'restore',
] as const;

/** POST /api/site-pages/editor/bulk; actions for the navigation change the draft, as the editor does. */
export interface SitePageBulkChange extends BulkSelection {
  action: (typeof SITE_PAGE_BULK_ACTIONS)[number];
}

/** A formerly published content, newest first. */
export interface SitePageRevision {
  id: string;
  content: SitePageContent;
  publishedBy: string | null;
  publishedAt: string;
}

/** GET /api/site-pages/by-slug/{slug} and /fixed/{name}: a published page without its hidden blocks, with `PublicCaptions` in the others. */
export interface PublicSitePage extends Omit<SitePageContent, 'isInNavigation'> {
  id: string;
  slugs: Record<Language, string>;
  publishedAt: string;
}

/** A row of GET /api/site-pages/navigation. */
export interface SitePageLink extends Pick<SitePageContent, 'title'>, Translations<'title'> {
  slugs: Record<Language, string>;
}
