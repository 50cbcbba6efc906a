import type { ReactNode } from 'react';
import type { Phrase } from '../data/phrase.ts';
import shapes from '../styles/shapes.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** Anchor for links. */
  id: string;
  title: Phrase | string;
  introduction?: (Phrase | string)[];
  link?: ReactNode;
  /** Lets the content fill the window's width. */
  isWide?: boolean;
  children?: ReactNode;
}

/** Renders a section of a page, labelled by its heading. */
export function Section({ id, title, introduction = [], link, isWide, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    <section className={isWide ? styles.wide : styles.section} id={id} aria-labelledby={heading}>
      <div className={shapes.introduction}>
        <h2 id={heading} {...asPhrase(title)} />
        {introduction.map(asPhrase).map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
        {link}
      </div>
      {children}
    </section>
  );
}

/** Converts plain texts, which are in the page's language and need no `lang`. */
const asPhrase = (text: Phrase | string) => (typeof text === 'string' ? { children: text } : text);
