import type { ReactNode } from 'react';
import type { Phrase } from '../data/phrase.ts';
import { Section } from '../layout/section.tsx';
import shapes from '../styles/shapes.module.css';
import styles from './block-section.module.css';

interface BlockSectionProps {
  /** Anchor of the block. */
  id: string;
  title: Phrase;
  introduction?: Phrase[];
  /** Lets the content fill the window's width. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Renders a section of a page. If the title is blank, only renders its texts and content, since a region without a name
 * would not help.
 */
export function BlockSection({ id, title, introduction = [], isWide = false, children }: BlockSectionProps) {
  if (!title.children)
    return (
      <div className={isWide ? styles.wide : styles.plain} id={id}>
        {introduction.length > 0 && (
          <div className={shapes.introduction}>
            {introduction.map((paragraph) => (
              <p className={shapes.lead} key={paragraph.children} {...paragraph} />
            ))}
          </div>
        )}
        {children}
      </div>
    );
  return (
    <Section id={id} title={title} introduction={introduction} isWide={isWide}>
      {children}
    </Section>
  );
}
