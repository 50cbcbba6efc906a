import type { JSONContent } from '@tiptap/core';
import type { RichText, RichTextPart, RichTextSpan } from '@vitral/sdk/contracts/rich-text';

/** Levels of headings in the editor. */
export const HEADING = 2;
export const SUBHEADING = 3;

const LISTS: Record<string, 'bullets' | 'numbers'> = { bulletList: 'bullets', orderedList: 'numbers' };

/** Converts the editor's document to a rich text; leaves out everything that a rich text does not support. */
export function toRichText({ content = [] }: JSONContent): RichText {
  const parts = content.flatMap((node): RichTextPart[] => {
    const list = LISTS[node.type ?? ''];
    if (list) return [{ type: list, items: (node.content ?? []).map(spansOfItem) }];
    if (node.type === 'heading')
      return [
        { type: node.attrs?.['level'] === SUBHEADING ? 'subheading' : 'heading', spans: spansOf(node) },
      ];
    return [{ type: 'paragraph', spans: spansOf(node) }];
  });
  // The editor always has a paragraph at the end.
  const last = parts.findLastIndex((part) => ('items' in part ? part.items : part.spans).length > 0);
  return parts.slice(0, last + 1);
}

/** Joins the paragraphs of a list item. */
const spansOfItem = ({ content = [] }: JSONContent): RichTextSpan[] => content.flatMap(spansOf);

function spansOf({ content = [] }: JSONContent): RichTextSpan[] {
  return content.flatMap(({ type, text = '', marks = [] }) => {
    if (type !== 'text' || !text) return [];
    const mark = (name: string) => marks.find((one) => one.type === name);
    const href: unknown = mark('link')?.attrs?.['href'];
    return {
      text,
      ...(mark('bold') && { isBold: true }),
      ...(mark('italic') && { isItalic: true }),
      ...(typeof href === 'string' && { href }),
    };
  });
}

const NODES = { bullets: 'bulletList', numbers: 'orderedList' } as const;

/** Converts a rich text to the editor's document. */
export function toDocument(text: RichText): JSONContent {
  const content = text.map((part): JSONContent => {
    if ('items' in part) {
      const items = part.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] }));
      return { type: NODES[part.type], content: items };
    }
    if (part.type === 'paragraph') return paragraph(part.spans);
    const level = part.type === 'heading' ? HEADING : SUBHEADING;
    return { type: 'heading', attrs: { level }, content: textsOf(part.spans) };
  });
  return { type: 'doc', content: content.length > 0 ? content : [paragraph([])] };
}

const paragraph = (spans: RichTextSpan[]): JSONContent => ({ type: 'paragraph', content: textsOf(spans) });

function textsOf(spans: RichTextSpan[]): JSONContent[] {
  return spans.map(({ text, isBold, isItalic, href }) => ({
    type: 'text',
    text,
    marks: [
      ...(isBold ? [{ type: 'bold' }] : []),
      ...(isItalic ? [{ type: 'italic' }] : []),
      ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ],
  }));
}
