import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditVerb } from '@vitral/contracts/audit';
import type {
  FixedPage,
  SitePageContent,
  SitePageState,
  SitePageStatus,
  SitePageSummary,
} from '@vitral/contracts/site-pages';
import { namesOf } from '../accounts/index.ts';
import { currentViewer } from '../platform/access/request-scope.ts';
import type { AuditService, Snapshot } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { SitePage, SitePagePublication, SitePageRevision } from './site-pages.entity.ts';

/** Locks a page until the transaction ends. Throws `site-pages.not-found`. */
export const lockPage = (em: EntityManager, id: string): Promise<SitePage> =>
  lockRow(em, SitePage, id, 'site-pages.not-found');

/** Locks a page that has this version. Throws `site-pages.not-found` and `site-pages.stale`. */
export async function lockPageAt(em: EntityManager, id: string, version: number): Promise<SitePage> {
  const row = await lockPage(em, id);
  return checkVersion(em, { noun: 'site-pages', stale: 'site-pages.stale', row, version });
}

export const publicationOf = (em: EntityManager, page: SitePage): Promise<SitePagePublication | null> =>
  em.findOne(SitePagePublication, { page: page.id });

/** Throws `site-pages.fixed` for a page that the site links to. */
export function refuseFixed({ id, fixed }: SitePage): void {
  if (fixed) throw new AppError('site-pages.fixed', { id });
}

/** Makes content the draft of a page, as saved by the viewer. */
export function setDraft(page: SitePage, draft: SitePageContent): void {
  const { title, slug } = draft;
  Object.assign(page, { draft, title, slug, failure: null, editedBy: currentViewer()?.id ?? null });
}

interface Change {
  verb: AuditVerb;
  /** Content, or other fields of the page. */
  before?: SitePageContent | Snapshot | null;
  after?: SitePageContent | Snapshot | null;
}

/** Returns content with a field for each block, so that an audit entry only contains the changed blocks. */
function snapshotOf(state: SitePageContent | Snapshot): Snapshot {
  if (!('blocks' in state)) return state;
  const { blocks, ...settings } = state;
  const each = blocks.map(({ id, type, isHidden, values }) => [`${type} ${id}`, { isHidden, ...values }]);
  return { ...settings, order: blocks.map(({ type }) => type), ...Object.fromEntries(each) };
}

/** Adds the audit entry of a change to its transaction. */
export function recordPage(audit: AuditService, em: EntityManager, page: SitePage, change: Change): void {
  const { verb, before, after } = change;
  audit.record(em, {
    verb,
    noun: 'site-pages',
    itemId: page.id,
    itemName: page.title,
    ...(before && { before: snapshotOf(before) }),
    ...(after && { after: snapshotOf(after) }),
  });
}

const isoOf = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

/** Returns a page as its editors see it, once all changes are flushed. */
export async function stateOf(em: EntityManager, page: SitePage): Promise<SitePageState> {
  const publication = await publicationOf(em, page);
  const nameOf = await namesOf(em, [page.editedBy]);
  return {
    id: page.id,
    version: page.version,
    fixed: page.fixed ?? null,
    draft: page.draft ?? null,
    published: publication?.content ?? null,
    publishedAt: isoOf(publication?.publishedAt),
    publishAt: isoOf(page.publishAt),
    unpublishAt: isoOf(page.unpublishAt),
    editedBy: nameOf(page.editedBy),
    editedAt: page.updatedAt.toISOString(),
    failure: page.failure ?? null,
  };
}

type ListedPage = Omit<SitePage, 'draft'> & { hasDraft: boolean };

const statusOf = ({ isPublished, hasDraft }: ListedPage): SitePageStatus =>
  !isPublished ? 'draft' : hasDraft ? 'changed' : 'published';

export const toSummary = (page: ListedPage, editedBy: string | null): SitePageSummary => ({
  id: page.id,
  fixed: page.fixed ?? null,
  title: page.title,
  slug: page.slug,
  status: statusOf(page),
  editedBy,
  editedAt: page.updatedAt.toISOString(),
  publishAt: isoOf(page.publishAt),
  unpublishAt: isoOf(page.unpublishAt),
  failure: page.failure ?? null,
  version: page.version,
});

/** Adds an already published page, for the demo. */
export function addPublishedPage(em: EntityManager, content: SitePageContent): void {
  const { title, slug } = content;
  const page = randomUUID();
  em.create(SitePage, { id: page, title, slug, isPublished: true });
  em.create(SitePagePublication, { page, content, formerSlugs: [], publishedAt: new Date() });
  em.create(SitePageRevision, { page, content });
}

/** Publishes a change of a page that the site links to, for the demo. */
export async function publishFixedPage(
  em: EntityManager,
  fixed: FixedPage,
  change: (published: SitePageContent) => SitePageContent,
): Promise<void> {
  const page = await em.findOneOrFail(SitePage, { fixed });
  const publication = await em.findOneOrFail(SitePagePublication, { page: page.id });
  const content = change(publication.content);
  em.assign(page, { title: content.title });
  em.assign(publication, { content, publishedAt: new Date() });
  em.create(SitePageRevision, { page: page.id, content });
}
