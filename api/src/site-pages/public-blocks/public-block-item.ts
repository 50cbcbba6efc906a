import type { DocumentText, PublicBlockItem } from '@vitral/contracts/blocks';
import type { PublicCollectionDocument } from '@vitral/contracts/collections';
import { LANGUAGES } from '@vitral/contracts/languages';
import { PUBLIC_BLOCK_LIMITS as LIMITS, type PublicBlockContribution } from '@vitral/contracts/slots';
import { isRecord } from '../../platform/validation/shapes.ts';
import { isWebUrl } from '../../platform/validation/text.ts';

/**
 * Returns what a public block shows of a document; null for one without a title. Stored documents may not fit the schema: values that are
 * missing or something else are left out, as are links to anything but the web and this site.
 */
export function toPublicBlockItem(
  document: PublicCollectionDocument,
  fields: PublicBlockContribution['fields'],
): PublicBlockItem | null {
  const valueOf = (field: string | undefined): unknown =>
    field !== undefined && Object.hasOwn(document, field) ? document[field] : undefined;
  const title = textOf(valueOf(fields.title), LIMITS.title);
  if (!title) return null;
  const text = textOf(valueOf(fields.text), LIMITS.text);
  const date = dayOf(valueOf(fields.date));
  const link = valueOf(fields.link);
  return {
    id: document.id,
    title,
    ...(text && { text }),
    ...(date && { date }),
    ...(typeof link === 'string' && isWebUrl(link) && { link }),
  };
}

/** Returns the text without blank translations, each cut to `most` characters; null without any. */
function textOf(value: unknown, most: number): DocumentText | null {
  if (typeof value === 'string') return cut(value, most) || null;
  if (!isRecord(value)) return null;
  const texts = LANGUAGES.flatMap((language) => {
    const text = value[language];
    const shown = typeof text === 'string' ? cut(text, most) : '';
    return shown ? [[language, shown] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** Cuts between characters, also those of two code units. */
function cut(text: string, most: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  const start = trimmed.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** Returns the day of a date or of an instant, as it was written; null for anything else. */
function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00Z`));
  return isDay ? day : null;
}
