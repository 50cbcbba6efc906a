import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  LandingPublication,
  LandingRevision as LandingRevisionResponse,
  FrameSection,
  LandingSectionState,
} from '@vitral/contracts/landing-content';
import { namesOf } from '../accounts/index.ts';
import { currentViewer } from '../platform/access/request-scope.ts';
import { type AuditedEvent, AuditService } from '../platform/audit/audit.service.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { assignRandomVersion, findDraft, lockSection, publishedRows, rowAtVersion } from './landing-rows.ts';
import { checkPublication } from './landing-rules.ts';
import { areSameTexts, storedTexts, toEditableItem, toRevision } from './landing-texts.ts';
import type { LandingRevisionsQuery } from './landing-content.dto.ts';
import { LandingContent, type LandingDraft, LandingRevision } from './landing-content.entity.ts';

@Injectable()
export class LandingPublicationService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
  ) {}

  publish(section: FrameSection, read: LandingPublication): Promise<LandingSectionState> {
    return this.em.transactional(async (em) => {
      await lockSection(em, section);
      const row = await findDraft(em, section);
      const draft = await rowAtVersion(em, {
        noun: 'landing-drafts',
        section,
        row,
        version: read.draftVersion,
      });
      const rows = await this.publishedAtVersion(em, section, read.publishedVersion);
      checkPublication(draft);

      await addToHistory(em, section, rows);
      const published = await this.put(em, draft, rows);
      em.remove(draft);
      return { section, published: toEditableItem(published), draft: null };
    });
  }

  /** Removes the section from the page. Its texts stay in the history, and its draft stays as it is. */
  unpublish(section: FrameSection, version: number): Promise<void> {
    return this.em.transactional(async (em) => {
      await lockSection(em, section);
      const rows = await publishedRows(em, section);
      const current = await rowAtVersion(em, {
        noun: 'landing-content',
        section,
        row: rows.at(-1),
        version,
      });
      await addToHistory(em, section, rows);
      em.remove(rows);
      this.record(em, 'deleted', current, { before: storedTexts(current) });
    });
  }

  async revisions(
    section: FrameSection,
    { limit, offset }: LandingRevisionsQuery,
  ): Promise<Page<LandingRevisionResponse>> {
    const part = { limit, offset, sort: '-createdAt' } as const;
    const page = await this.lists.read(LandingRevision, { section }, part);
    const publishers = page.items.map(({ publishedBy }) => publishedBy);
    const nameOf = await namesOf(this.em, publishers);
    return page.map((row) => toRevision(row, nameOf));
  }

  /** Returns the published rows, provided that the last one has that version; an empty list for version 0. */
  private async publishedAtVersion(em: EntityManager, section: FrameSection, version: number) {
    const rows = await publishedRows(em, section);
    if (rows.length > 0 || version > 0) {
      await rowAtVersion(em, { noun: 'landing-content', section, row: rows.at(-1), version });
    }
    return rows;
  }

  /** Reduces the section to exactly one row. */
  private async put(em: EntityManager, draft: LandingDraft, rows: LandingContent[]): Promise<LandingContent> {
    const { section } = draft;
    const texts = storedTexts(draft);
    const current = rows.at(-1);
    const before = current && storedTexts(current);
    em.remove(rows.slice(0, -1));
    const published = current ?? em.create(LandingContent, { section, ...texts });
    if (current) em.assign(current, texts, { mergeObjectProperties: false });
    else await assignRandomVersion(em, published);
    em.create(LandingRevision, { section, ...texts, publishedBy: currentViewer()?.id ?? null });
    await em.flush();
    this.record(em, 'published', published, { ...(before && { before }), after: texts });
    return published;
  }

  private record(
    em: EntityManager,
    verb: 'published' | 'deleted',
    row: LandingContent,
    states: Pick<AuditedEvent, 'before' | 'after'>,
  ): void {
    this.audit.record(em, {
      verb,
      noun: 'landing-content',
      itemId: row.id,
      itemName: row.section,
      ...states,
    });
  }
}

/** Turns rows without a revision, such as imported rows or those of the demo, into revisions before they are replaced. */
async function addToHistory(em: EntityManager, section: FrameSection, rows: LandingContent[]): Promise<void> {
  const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
  const newest = await em.findOne(LandingRevision, { section }, newestFirst);
  for (const row of rows.filter((row) => !newest || !areSameTexts(row, newest))) {
    em.create(LandingRevision, { section, ...storedTexts(row), createdAt: row.updatedAt, publishedBy: null });
  }
}
