import { type FilterQuery, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SitePageContent, SitePageState, SitePageSummary } from '@vitral/contracts/site-pages';
import { namesOf } from '../accounts/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { Trash, type TrashKind } from '../platform/trash/trash.ts';
import { BlockTypes } from './blocks/block-types.service.ts';
import {
  lockPageAt,
  publicationOf,
  recordPage,
  refuseFixed,
  setDraft,
  stateOf,
  toSummary,
} from './site-page-rows.ts';
import type { SitePagesQuery } from './site-pages.dto.ts';
import { SitePage } from './site-pages.entity.ts';
import { refuseTakenSlugs } from './slugs.ts';

/** Preview links are restored with their page; they end at their own date. */
const KIND: TrashKind<SitePage> = { noun: 'site-pages', entity: SitePage, nameOf: ({ title }) => title };

/** The pages of the site and their drafts. */
@Injectable()
export class SitePagesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly blockTypes: BlockTypes,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(KIND);
  }

  async list(query: SitePagesQuery): Promise<Page<SitePageSummary>> {
    const page = await this.lists.read(SitePage, sitePageFilter(query), { ...query, exclude: ['draft'] });
    const drafted = await this.idsWithDraft(page.items);
    const nameOf = await namesOf(
      this.em,
      page.items.map(({ editedBy }) => editedBy),
    );
    return page.map((row) =>
      toSummary(Object.assign(row, { hasDraft: drafted.has(row.id) }), nameOf(row.editedBy)),
    );
  }

  async get(id: string): Promise<SitePageState> {
    const page = await this.em.findOne(SitePage, { id });
    if (!page) throw new AppError('site-pages.not-found', { id });
    return stateOf(this.em, page);
  }

  create(input: SitePageContent): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = em.create(SitePage, { title: input.title, slug: input.slug, isPublished: false });
      const draft = await this.read(em, input, page);
      setDraft(page, draft);
      await em.persist(page).flush();
      recordPage(this.audit, em, page, { verb: 'created', after: draft });
      return stateOf(em, page);
    });
  }

  saveDraft(id: string, version: number, input: SitePageContent): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      const before = page.draft ?? (await publicationOf(em, page))?.content ?? null;
      await this.setContent(em, page, before, await this.read(em, input, page, before));
      return stateOf(em, page);
    });
  }

  /** Sets in the draft of a locked page whether the header links to it; returns false if nothing changes. */
  async setNavigation(em: EntityManager, page: SitePage, isInNavigation: boolean): Promise<boolean> {
    const before = page.draft ?? (await publicationOf(em, page))?.content ?? null;
    if (!before || before.isInNavigation === isInNavigation) return false;
    await this.setContent(em, page, before, { ...before, isInNavigation });
    return true;
  }

  private async setContent(
    em: EntityManager,
    page: SitePage,
    before: SitePageContent | null,
    after: SitePageContent,
  ): Promise<void> {
    setDraft(page, after);
    await em.flush();
    recordPage(this.audit, em, page, { verb: 'updated', before, after });
  }

  /** Returns to the published content; refused for a page without one, which would be empty. */
  discardDraft(id: string, version: number): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      const publication = await publicationOf(em, page);
      if (!publication) throw new AppError('site-pages.not-found', { id });
      const before = page.draft;
      setDraft(page, publication.content);
      Object.assign(page, { draft: null, publishAt: null });
      await em.flush();
      recordPage(this.audit, em, page, { verb: 'deleted', before: before ?? null });
      return stateOf(em, page);
    });
  }

  /** Puts a page that visitors do not see into the trash. */
  remove(id: string, version: number): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.removeLocked(em, await lockPageAt(em, id, version));
    });
  }

  /** Restores a deleted page as a draft. */
  restore(id: string): Promise<SitePageState> {
    return this.em.transactional(async (em) => stateOf(em, await this.addAgain(em, id)));
  }

  /** Restores a deleted page, as a draft. A publication date that passed meanwhile does not publish it. */
  async addAgain(em: EntityManager, id: string): Promise<SitePage> {
    const page = await this.trash.takeOut(em, KIND, id);
    if (page.publishAt && page.publishAt <= new Date()) page.publishAt = null;
    await em.flush();
    recordPage(this.audit, em, page, { verb: 'restored', after: page.draft ?? null });
    return page;
  }

  /** Puts a locked page that visitors do not see into the trash. */
  async removeLocked(em: EntityManager, page: SitePage): Promise<void> {
    const { id, isPublished, draft } = page;
    refuseFixed(page);
    if (isPublished) throw new AppError('site-pages.published', { id });
    recordPage(this.audit, em, page, { verb: 'deleted', before: draft ?? null });
    await this.trash.put(em, KIND, page);
  }

  /** Checks content against the block types and the URLs of other pages. */
  private async read(
    em: EntityManager,
    input: SitePageContent,
    page: SitePage,
    known: SitePageContent | null = null,
  ): Promise<SitePageContent> {
    // Strips the validation classes.
    const content = JSON.parse(JSON.stringify(input)) as SitePageContent;
    const blocks = await this.blockTypes.read(content.blocks, known?.blocks);
    await refuseTakenSlugs(em, page, content, await this.blockTypes.pagePaths());
    return { ...content, blocks };
  }

  private async idsWithDraft(pages: SitePage[]): Promise<Set<string>> {
    if (pages.length === 0) return new Set();
    const ids = `{${pages.map(({ id }) => id).join()}}`;
    const rows = await this.em.execute<{ id: string }[]>(
      'select id from site_page where id = any(?) and draft is not null',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

/** Selects the pages of the list. */
export const sitePageFilter = ({
  q,
  status,
}: Pick<SitePagesQuery, 'q' | 'status'>): FilterQuery<SitePage> => ({
  $and: [searchingText<SitePage>(q), inStatus(status)],
});

function inStatus(status: SitePagesQuery['status']): FilterQuery<SitePage> {
  if (!status) return {};
  if (status === 'draft') return { isPublished: false };
  const isChanged = raw((alias) => `${alias}.draft is ${status === 'changed' ? 'not ' : ''}null`);
  return { $and: [{ isPublished: true }, { [isChanged]: [] }] } as FilterQuery<SitePage>;
}
