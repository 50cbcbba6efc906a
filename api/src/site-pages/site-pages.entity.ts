import { defineEntity, p } from '@mikro-orm/core';
import type { FixedPage, SitePageContent } from '@vitral/contracts/site-pages';
import {
  announced,
  editable,
  identity,
  instant,
  searchIndex,
  searchText,
  sortableText,
} from '../platform/entities/columns.ts';
import { User } from '../accounts/users.entity.ts';

/**
 * A page of the site as its editors see it. The publication for visitors is a separate row, so that saving a draft
 * renders no page again.
 */
const SitePageSchema = defineEntity({
  name: 'SitePage',
  triggers: [announced('site_page')],
  indexes: [
    { properties: ['updatedAt', 'id'] },
    { properties: ['title', 'id'] },
    { name: 'site_page_search_index', expression: searchIndex('site_page', 'search_text') },
  ],
  properties: {
    ...editable(),
    /** Title and slug of the newest content, for the list. */
    title: sortableText(),
    slug: p.text(),
    /** Name of a page that the site links to; null for those that staff added. */
    fixed: p.text().$type<FixedPage>().unique().nullable(),
    draft: p.json<SitePageContent>().nullable(),
    isPublished: p.boolean(),
    publishAt: instant().nullable(),
    unpublishAt: instant().nullable(),
    /** Error code with which a scheduled publication failed. */
    failure: p.text().nullable(),
    editedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
    searchText: searchText('title', 'slug'),
  },
});

export class SitePage extends SitePageSchema.class {}
SitePageSchema.setClass(SitePage);

const SitePagePublicationSchema = defineEntity({
  name: 'SitePagePublication',
  triggers: [announced('site_page_publication')],
  properties: {
    ...identity(),
    page: () => p.manyToOne(SitePage).unique().mapToPk().deleteRule('cascade'),
    content: p.json<SitePageContent>(),
    /** Slugs of earlier publications, which redirect to the current ones. */
    formerSlugs: p.array(),
    publishedAt: instant(),
  },
});

export class SitePagePublication extends SitePagePublicationSchema.class {}
SitePagePublicationSchema.setClass(SitePagePublication);

/** Content of a page that was published once; never changed. */
const SitePageRevisionSchema = defineEntity({
  name: 'SitePageRevision',
  triggers: [announced('site_page_revision')],
  indexes: [{ properties: ['page', 'createdAt', 'id'] }],
  properties: {
    ...identity(),
    page: () => p.manyToOne(SitePage).mapToPk().deleteRule('cascade'),
    content: p.json<SitePageContent>(),
    publishedBy: () => p.manyToOne(User).nullable().mapToPk().deleteRule('set null'),
  },
});

export class SitePageRevision extends SitePageRevisionSchema.class {}
SitePageRevisionSchema.setClass(SitePageRevision);
