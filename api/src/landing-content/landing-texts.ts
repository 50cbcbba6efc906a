import { isDeepStrictEqual } from 'node:util';
import type {
  FrameMetadata,
  LandingContentItem,
  LandingDraft as LandingDraftResponse,
  LandingMetadata,
  LandingRevision as LandingRevisionResponse,
  LandingTexts,
} from '@vitral/contracts/landing-content';
import { translationFields } from '@vitral/contracts/languages';
import { OPENING_TIMES } from '@vitral/contracts/opening-hours';
import { parseJsonText } from '../platform/entities/columns.ts';
import { isRecord } from '../platform/validation/shapes.ts';
import type { LandingContent, LandingDraft, LandingRevision } from './landing-content.entity.ts';

interface StoredTexts {
  title: string;
  content: string;
  metadata: LandingMetadata | string;
}

/** A text, a list of texts, or a list of objects with these texts. */
type Shape = 'text' | 'texts' | readonly string[];

const METADATA = {
  email: 'text',
  phone: 'text',
  whatsapp: 'text',
  whatsappText: 'text',
  tagline: 'text',
  address: 'texts',
  hours: 'text',
  youtubeUrl: 'text',
  instagramUrl: 'text',
  facebookUrl: 'text',
  openingHours: ['day', ...OPENING_TIMES],
  actionText: 'text',
  actionUrl: 'text',
  actionStyle: 'text',
  linkText: 'text',
  linkUrl: 'text',
  showFrom: 'text',
  showUntil: 'text',
} as const satisfies Partial<Record<keyof FrameMetadata, Shape>>;

/** Metadata that is translated; `title` and `content` are columns. */
const TRANSLATED: Record<string, Shape> = {
  title: 'text',
  content: 'text',
  address: 'texts',
  hours: 'text',
  whatsappText: 'text',
  tagline: 'text',
  actionText: 'text',
  linkText: 'text',
};

const SHAPES: [string, Shape][] = [
  ...Object.entries<Shape>(METADATA),
  ...Object.entries(TRANSLATED).flatMap(([field, shape]) =>
    translationFields(field).map((name): [string, Shape] => [name, shape]),
  ),
];

export function metadataOf(stored: unknown): LandingMetadata | null {
  const value = parseJsonText(stored);
  return isRecord(value) ? value : null;
}

/** Leaves out the other fields of old rows, which stay on the page and in the history until the next publication. */
export function editableTexts({ title, content, metadata }: StoredTexts): LandingTexts {
  const stored: Record<string, unknown> = { ...metadataOf(metadata) };
  const fields = SHAPES.map(([field, shape]) => [field, read(stored[field], shape)]);
  return { title, content, metadata: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

export const storedTexts = ({ title, content, metadata }: StoredTexts): LandingTexts => ({
  title,
  content,
  metadata: metadataOf(metadata) ?? {},
});

export const areSameTexts = (one: StoredTexts, other: StoredTexts): boolean =>
  isDeepStrictEqual(storedTexts(one), storedTexts(other));

function read(value: unknown, shape: Shape): unknown {
  if (shape === 'text') return typeof value === 'string' ? value : undefined;
  if (!Array.isArray(value)) return undefined;
  if (shape === 'texts') return value.filter((item) => typeof item === 'string');
  return value.filter(isRecord).map((item) => readObject(item, shape));
}

/** Translations may be absent; other texts default to empty. */
function readObject(item: Record<string, unknown>, fields: readonly string[]) {
  const texts = fields.map((field) => [field, read(item[field], 'text') ?? '']);
  const translations = fields.flatMap(translationFields).map((field) => [field, read(item[field], 'text')]);
  return Object.fromEntries([...texts, ...translations.filter(([, text]) => text !== undefined)]);
}

type NameOf = (account: string | null | undefined) => string | null;

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

export const toEditableItem = (row: LandingContent): LandingContentItem =>
  toItem(row, editableTexts(row).metadata);

export function toDraft(row: LandingDraft, nameOf: NameOf): LandingDraftResponse {
  return {
    ...editableTexts(row),
    version: row.version,
    basedOn: row.basedOn,
    editedBy: nameOf(row.editedBy),
    editedAt: row.updatedAt.toISOString(),
  };
}

export function toRevision(row: LandingRevision, nameOf: NameOf): LandingRevisionResponse {
  return {
    id: row.id,
    section: row.section,
    ...editableTexts(row),
    publishedBy: nameOf(row.publishedBy),
    publishedAt: row.createdAt.toISOString(),
  };
}
