/** Words with the same emphasis and the same link. */
export interface RichTextSpan {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  /** An http(s) URL, `mailto:`, `tel:`, a path on this site or an anchor. */
  href?: string;
}

/** A paragraph, heading or list. Lists have one level. */
export type RichTextPart =
  | { type: 'paragraph' | 'heading' | 'subheading'; spans: RichTextSpan[] }
  | { type: 'bullets' | 'numbers'; items: RichTextSpan[][] };

/** A text with headings, lists, links and emphasis; never HTML. */
export type RichText = RichTextPart[];

export const RICH_TEXT_LINES = ['paragraph', 'heading', 'subheading'] as const;
export const RICH_TEXT_LISTS = ['bullets', 'numbers'] as const;

/** Returns the words of a text, one line for each paragraph, heading and list item. */
export function plainTextOf(text: RichText): string {
  return text
    .flatMap((part) => ('items' in part ? part.items : [part.spans]))
    .map((spans) => spans.map(({ text: words }) => words).join(''))
    .join('\n');
}
