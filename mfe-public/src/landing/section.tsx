import { useId, type ReactNode } from 'react';
import type { Phrase } from '../data/phrase.ts';
import shapes from '../styles/shapes.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor that the header links to. */
  id?: string;
  title: Phrase | string;
  introduction?: (Phrase | string)[];
  link?: ReactNode;
  /** Lets the content run from edge to edge of the window. */
  isWide?: boolean;
  children?: ReactNode;
}

/** A part of a page under its own heading, which names it. */
export function Section({ id, title, introduction = [], link, isWide, children }: SectionProps) {
  const heading = useId();
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

/** Texts of the site itself are in the page's own language. */
const asPhrase = (text: Phrase | string) => (typeof text === 'string' ? { children: text } : text);
