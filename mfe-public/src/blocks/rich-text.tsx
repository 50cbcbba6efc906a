import type { RichTextPart, RichTextSpan } from '@vitral/sdk/contracts/rich-text';
import { Fragment, type ReactNode } from 'react';
import { linkTo, localPath } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import type { ShownRichText } from './block-values.ts';
import styles from './rich-text.module.css';

interface RichTextViewProps {
  text: ShownRichText;
  /** Level of its headings; subheadings are one level below. */
  level?: 2 | 3;
}

/** Shows a rich text with a fixed set of elements; its words are never interpreted as HTML. */
export function RichTextView({ text: { lang, parts }, level = 3 }: RichTextViewProps) {
  return (
    <div className={styles.text} lang={lang ?? undefined}>
      {parts.map((part, index) => (
        <Part key={index} part={part} level={level} />
      ))}
    </div>
  );
}

function Part({ part, level }: { part: RichTextPart; level: 2 | 3 }) {
  if ('items' in part) {
    const List = part.type === 'bullets' ? 'ul' : 'ol';
    return (
      <List>
        {part.items.map((spans, index) => (
          <li key={index}>
            <Spans spans={spans} />
          </li>
        ))}
      </List>
    );
  }
  const Line = { paragraph: 'p', heading: `h${level}`, subheading: `h${level + 1}` }[part.type] as 'p' | 'h3';
  return (
    <Line>
      <Spans spans={part.spans} />
    </Line>
  );
}

function Spans({ spans }: { spans: RichTextSpan[] }) {
  const { language } = useSite();
  return spans.map(({ text, isBold, isItalic, href }, index) => {
    let content: ReactNode = text;
    if (isItalic) content = <em>{content}</em>;
    if (isBold) content = <strong>{content}</strong>;
    if (href) content = <a {...linkTo(localPath(href, language))}>{content}</a>;
    return <Fragment key={index}>{content}</Fragment>;
  });
}
