import type {
  LandingContentItem,
  LandingDraft as LandingDraftResponse,
  LandingMetadata,
  LandingRevision as LandingRevisionResponse,
} from '@vitral/contracts';
import type { LandingContent } from './landing-content.entity.ts';
import type { LandingDraft } from './landing-draft.entity.ts';
import type { LandingRevision } from './landing-revision.entity.ts';
import { editableTexts } from './landing-texts.ts';

/** Names by account id. */
export type Names = ReadonlyMap<string, string>;

export function toItem(row: LandingContent, metadata: LandingMetadata): LandingContentItem {
  return {
    id: row.id,
    section: row.section,
    title: row.title,
    content: row.content,
    metadata,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** The item for editors, with the fields that they can change. */
export function toEditableItem(row: LandingContent): LandingContentItem {
  return toItem(row, editableTexts(row).metadata);
}

export function toDraft(row: LandingDraft, names: Names): LandingDraftResponse {
  return {
    ...editableTexts(row),
    version: row.version,
    basedOn: row.basedOn,
    editedBy: nameOf(row.editedBy, names),
    editedAt: row.updatedAt.toISOString(),
  };
}

export function toRevision(row: LandingRevision, names: Names): LandingRevisionResponse {
  return {
    id: row.id,
    section: row.section,
    ...editableTexts(row),
    publishedBy: nameOf(row.publishedBy, names),
    publishedAt: row.createdAt.toISOString(),
  };
}

function nameOf(account: string | null | undefined, names: Names): string | null {
  return (account && names.get(account)) || null;
}
