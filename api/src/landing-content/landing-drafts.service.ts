import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  FRAME_SECTIONS,
  type LandingDraft as LandingDraftResponse,
  type FrameSection,
  type LandingSectionState,
  type LandingTexts,
} from '@vitral/contracts/landing-content';
import { namesOf } from '../accounts/index.ts';
import { currentViewer } from '../platform/access/request-scope.ts';
import { type AuditedEvent, AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import {
  assignRandomVersion,
  findDraft,
  latestRows,
  lockSection,
  publishedRows,
  rowAtVersion,
  toNamedDraft,
} from './landing-rows.ts';
import { checkDraft } from './landing-rules.ts';
import { editableTexts, storedTexts, toDraft, toEditableItem } from './landing-texts.ts';
import type { LandingDraftDto } from './landing-content.dto.ts';
import { LandingDraft, LandingRevision } from './landing-content.entity.ts';

@Injectable()
export class LandingDraftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  async states(): Promise<LandingSectionState[]> {
    const [rows, drafts] = await Promise.all([latestRows(this.em), this.em.find(LandingDraft, {})]);
    const editors = drafts.map(({ editedBy }) => editedBy);
    const nameOf = await namesOf(this.em, editors);
    return FRAME_SECTIONS.map((section) => {
      const published = rows.find((row) => row.section === section);
      const draft = drafts.find((row) => row.section === section);
      return {
        section,
        published: published ? toEditableItem(published) : null,
        draft: draft ? toDraft(draft, nameOf) : null,
      };
    });
  }

  async save(section: FrameSection, { version, ...texts }: LandingDraftDto): Promise<LandingDraftResponse> {
    checkDraft(section, texts);
    return this.em.transactional(async (em) => {
      const draft = await this.readDraft(em, section, version);
      return this.write(em, { section, draft, texts: plain(texts) });
    });
  }

  discard(section: FrameSection, version: number): Promise<void> {
    return this.em.transactional(async (em) => {
      const draft = await this.readDraft(em, section, version);
      if (!draft) return;
      em.remove(draft);
      this.record(em, { verb: 'deleted', itemId: draft.id, itemName: section, before: storedTexts(draft) });
    });
  }

  /** Copies a revision's texts into the draft. `version` guards against overwriting another editor's draft. */
  restore(section: FrameSection, id: string, version: number): Promise<LandingDraftResponse> {
    return this.em.transactional(async (em) => {
      const draft = await this.readDraft(em, section, version);
      const revision = await em.findOne(LandingRevision, { id, section });
      if (!revision) throw new AppError('landing-content.not-found', { section, id });
      return this.write(em, { section, draft, texts: editableTexts(revision), verb: 'restored' });
    });
  }

  /** Locks the section and returns its draft at that version; null for version 0. */
  private async readDraft(em: EntityManager, section: FrameSection, version: number) {
    await lockSection(em, section);
    const row = await findDraft(em, section);
    if (!row && version === 0) return null;
    return rowAtVersion(em, { noun: 'landing-drafts', section, row, version });
  }

  private async write(em: EntityManager, change: DraftChange): Promise<LandingDraftResponse> {
    const { section, texts } = change;
    const before = change.draft ? storedTexts(change.draft) : undefined;
    const fields = { ...texts, editedBy: currentViewer()?.id ?? null };
    const draft = change.draft ?? (await begin(em, section, fields));
    em.assign(draft, fields, { mergeObjectProperties: false });
    await em.flush();
    const verb = change.verb ?? (before ? 'updated' : 'created');
    this.record(em, { verb, itemId: draft.id, itemName: section, ...(before && { before }), after: texts });
    return toNamedDraft(em, draft);
  }

  private record(em: EntityManager, event: Omit<AuditedEvent, 'noun'>): void {
    this.audit.record(em, { ...event, noun: 'landing-drafts' });
  }
}

interface DraftChange {
  section: FrameSection;
  draft: LandingDraft | null;
  texts: LandingTexts;
  verb?: 'restored';
}

type DraftFields = LandingTexts & Pick<LandingDraft, 'editedBy'>;

async function begin(em: EntityManager, section: FrameSection, fields: DraftFields): Promise<LandingDraft> {
  const published = (await publishedRows(em, section)).at(-1);
  const draft = em.create(LandingDraft, { ...fields, section, basedOn: published?.version ?? 0 });
  await assignRandomVersion(em, draft);
  return draft;
}

/** Strips validation classes and absent fields. */
const plain = (texts: LandingTexts): LandingTexts => JSON.parse(JSON.stringify(texts)) as LandingTexts;
