import { useId, type ReactNode } from 'react';
import type { Phrase } from '../data/phrase.ts';
import shapes from '../styles/shapes.module.css';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor that the header links to. */
  id?: string;
  title: Phrase | { children: string };
  introduction?: (Phrase | { children: string })[];
  children?: ReactNode;
}

/** A part of the landing page under its own heading, which names it. */
export function Section({ id, title, introduction = [], children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={shapes.introduction}>
        <h2 id={heading} {...title} />
        {introduction.map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
      </div>
      {children}
    </section>
  );
}
