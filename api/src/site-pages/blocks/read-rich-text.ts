import { LIMITS } from '@vitral/contracts/limits';
import {
  RICH_TEXT_LINES,
  RICH_TEXT_LISTS,
  type RichText,
  type RichTextPart,
  type RichTextSpan,
} from '@vitral/contracts/rich-text';
import { isRecord } from '../../platform/validation/shapes.ts';
import { isLink } from '../../platform/validation/is-link.ts';
import type { Report } from './report.ts';

/** Spans keep surrounding spaces, since they are parts of one line. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Reads a rich text; only known parts, emphasis and links remain. Undefined for a blank text. */
export function readRichText(value: unknown, path: string, report: Report): RichText | undefined | void {
  if (!Array.isArray(value)) return report(path, 'isArray');
  if (value.length > LIMITS.richTextParts) return report(path, 'arrayMaxSize');
  const parts = value.map((part) => readPart(part));
  if (!parts.every((part) => part !== null)) return report(path, 'isRichText');
  const filled = parts.filter((part) => ('items' in part ? part.items.length > 0 : part.spans.length > 0));
  return filled.length > 0 ? filled : undefined;
}

function readPart(part: unknown): RichTextPart | null {
  if (!isRecord(part)) return null;
  const line = RICH_TEXT_LINES.find((type) => type === part['type']);
  if (line) {
    const spans = readSpans(part['spans']);
    return spans && { type: line, spans };
  }
  const list = RICH_TEXT_LISTS.find((type) => type === part['type']);
  const { items } = part;
  if (!list || !Array.isArray(items) || items.length > LIMITS.richTextParts) return null;
  const read = items.map(readSpans);
  if (!read.every((spans) => spans !== null)) return null;
  return { type: list, items: read.filter((spans) => spans.length > 0) };
}

function readSpans(spans: unknown): RichTextSpan[] | null {
  if (!Array.isArray(spans) || spans.length > LIMITS.richTextParts) return null;
  const read = spans.map(readSpan);
  return read.every((span) => span !== null) ? read.filter(({ text }) => text) : null;
}

function readSpan(span: unknown): RichTextSpan | null {
  if (!isRecord(span)) return null;
  const { text, isBold, isItalic, href, ...others } = span;
  if (typeof text !== 'string' || text.length > LIMITS.landingText || Object.keys(others).length > 0)
    return null;
  if (href !== undefined && (typeof href !== 'string' || !isLink(href))) return null;
  return {
    text: text.replace(INVISIBLE, ' '),
    ...(isBold === true && { isBold }),
    ...(isItalic === true && { isItalic }),
    ...(href !== undefined && { href }),
  };
}
