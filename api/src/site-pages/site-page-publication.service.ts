import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ErrorCode } from '@vitral/contracts/errors';
import type {
  SitePageRevision as SitePageRevisionResponse,
  SitePageState,
  SitePageTimes,
} from '@vitral/contracts/site-pages';
import { namesOf } from '../accounts/index.ts';
import { currentViewer } from '../platform/access/request-scope.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { BlockTypes } from './blocks/block-types.service.ts';
import {
  lockPage,
  lockPageAt,
  publicationOf,
  recordPage,
  refuseFixed,
  setDraft,
  stateOf,
} from './site-page-rows.ts';
import type { SitePageRevisionsQuery } from './site-pages.dto.ts';
import { SitePage, SitePagePublication, SitePageRevision } from './site-pages.entity.ts';
import { lockSlugs, refuseTakenSlugs, slugsOf } from './slugs.ts';

const SCHEDULE = 'site-page-schedule';
const DAY_SECONDS = 86_400;

const DUE = `select id from site_page where publish_at <= now() or unpublish_at <= now() order by id`;

/** Decides which pages visitors see: publishing, unpublishing, schedules and earlier revisions. */
@Injectable()
export class SitePagePublicationService implements OnModuleInit {
  private readonly logger = new Logger(SitePagePublicationService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly blockTypes: BlockTypes,
  ) {}

  onModuleInit(): void {
    this.jobs.define(SCHEDULE, () => this.keepSchedule(), { cron: '* * * * *', retries: 0 });
  }

  publish(id: string, version: number): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      await this.publishDraft(em, page);
      return stateOf(em, page);
    });
  }

  /** Hides the page from visitors; its content becomes the draft unless there is a newer one. */
  unpublish(id: string, version: number): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      if (!page.isPublished) throw new AppError('site-pages.not-found', { id });
      await this.hide(em, page);
      return stateOf(em, page);
    });
  }

  /** Hides a locked page that is published. */
  async hide(em: EntityManager, page: SitePage): Promise<void> {
    refuseFixed(page);
    await this.takeBack(em, page);
  }

  /** Sets the times at which the draft is published and the page is unpublished; refuses a draft that could not be published. */
  schedule(id: string, version: number, times: SitePageTimes): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      const before = timesOf(page);
      const after = { publishAt: dateOf(times.publishAt), unpublishAt: dateOf(times.unpublishAt) };
      if (after.unpublishAt) refuseFixed(page);
      if (after.publishAt) await this.refuseUnpublishable(em, page);
      if (after.publishAt && after.unpublishAt && after.unpublishAt <= after.publishAt)
        throw new AppError('request.invalid', { fields: ['unpublishAt:isAfter'] });
      Object.assign(page, { ...after, failure: null, editedBy: currentViewer()?.id ?? null });
      await em.flush();
      for (const instant of Object.values(after)) await this.runAt(em, instant);
      recordPage(this.audit, em, page, { verb: 'scheduled', before, after: timesOf(page) });
      return stateOf(em, page);
    });
  }

  async revisions(
    id: string,
    { limit, offset }: SitePageRevisionsQuery,
  ): Promise<Page<SitePageRevisionResponse>> {
    const part = { limit, offset, sort: '-createdAt' } as const;
    const page = await this.lists.read(SitePageRevision, { page: id }, part);
    const publishers = page.items.map(({ publishedBy }) => publishedBy);
    const nameOf = await namesOf(this.em, publishers);
    return page.map(({ id: revision, content, publishedBy, createdAt }) => ({
      id: revision,
      content,
      publishedBy: nameOf(publishedBy),
      publishedAt: createdAt.toISOString(),
    }));
  }

  /** Makes a revision the draft. */
  restore(id: string, revision: string, version: number): Promise<SitePageState> {
    return this.em.transactional(async (em) => {
      const page = await lockPageAt(em, id, version);
      const found = await em.findOne(SitePageRevision, { id: revision, page: id });
      if (!found) throw new AppError('site-pages.not-found', { id: revision });
      const before = page.draft ?? null;
      setDraft(page, found.content);
      await em.flush();
      recordPage(this.audit, em, page, { verb: 'restored', before, after: found.content });
      return stateOf(em, page);
    });
  }

  private async refuseUnpublishable(em: EntityManager, page: SitePage): Promise<void> {
    const { id, draft } = page;
    if (!draft) throw new AppError('site-pages.not-found', { id });
    await this.blockTypes.refuseIncomplete(draft.blocks);
    await lockSlugs(em);
    await refuseTakenSlugs(em, page, draft, await this.blockTypes.pagePaths());
  }

  /** Publishes the draft of a locked page. */
  async publishDraft(em: EntityManager, page: SitePage): Promise<void> {
    await this.refuseUnpublishable(em, page);
    const content = page.draft;
    if (!content) return;
    const publication = await publicationOf(em, page);
    const before = publication?.content ?? null;
    const now = new Date();
    const values = { content, publishedAt: now, formerSlugs: formerSlugsOf(publication, slugsOf(content)) };
    if (publication) em.assign(publication, values, { mergeObjectProperties: false });
    else em.create(SitePagePublication, { page: page.id, ...values });
    em.create(SitePageRevision, {
      page: page.id,
      content,
      publishedBy: currentViewer()?.id ?? page.editedBy ?? null,
    });
    Object.assign(page, { draft: null, isPublished: true, publishAt: null, failure: null });
    await em.flush();
    recordPage(this.audit, em, page, { verb: 'published', before, after: content });
  }

  private async takeBack(em: EntityManager, page: SitePage): Promise<void> {
    const publication = await publicationOf(em, page);
    if (!publication) return;
    if (!page.draft) page.draft = publication.content;
    Object.assign(page, { isPublished: false, unpublishAt: null });
    await em.remove(publication).flush();
    recordPage(this.audit, em, page, { verb: 'unpublished', before: publication.content });
  }

  /** Runs the schedule to the second for instants within the next day; later ones run up to a minute late. */
  private async runAt(em: EntityManager, instant: Date | null): Promise<void> {
    if (!instant) return;
    const afterSeconds = Math.max(0, Math.ceil((instant.getTime() - Date.now()) / 1000));
    if (afterSeconds < DAY_SECONDS) await this.jobs.add(em, SCHEDULE, {}, { afterSeconds });
  }

  /** Publishes and unpublishes the pages whose time has come, each in a separate transaction. */
  async keepSchedule(): Promise<void> {
    const due = await this.em.execute<{ id: string }[]>(DUE);
    for (const { id } of due)
      await this.keepTimesOf(id).catch((error: unknown) => this.noteFailure(id, error));
  }

  private keepTimesOf(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const page = await lockPage(em, id);
      if (isDue(page.publishAt)) await this.publishDraft(em, page);
      if (!isDue(page.unpublishAt)) return;
      page.unpublishAt = null;
      await this.takeBack(em, page);
    });
  }

  /** Ends the schedule of a page that can no longer be published; its editors see why. */
  private async noteFailure(id: string, error: unknown): Promise<void> {
    const isKnown = error instanceof AppError;
    if (!isKnown) this.logger.error({ err: error }, `The schedule of page ${id} failed`);
    const failure: ErrorCode = isKnown ? error.code : 'server.failure';
    await this.em.transactional(async (em) => {
      const page = await lockPage(em, id);
      Object.assign(page, { publishAt: null, failure });
      recordPage(this.audit, em, page, { verb: 'failed', after: { failure } });
    });
  }
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

const timesOf = ({ publishAt, unpublishAt }: SitePage) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
});

const isDue = (instant: Date | null | undefined) => instant != null && instant.getTime() <= Date.now();

/** Returns the slugs that the page had earlier and no longer has. */
function formerSlugsOf(publication: SitePagePublication | null, now: Record<string, string>): string[] {
  if (!publication) return [];
  const all = new Set([...publication.formerSlugs, ...Object.values(slugsOf(publication.content))]);
  return [...all].filter((slug) => !Object.values(now).includes(slug));
}
