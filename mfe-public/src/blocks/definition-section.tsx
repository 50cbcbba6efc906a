import type { Phrase } from '../data/phrase.ts';
import shapes from '../styles/shapes.module.css';
import styles from './definition-section.module.css';

interface DefinitionSectionProps {
  /** Anchor of the block. */
  id: string;
  title: Phrase;
  content: Phrase[];
  /** Terms and their definitions. */
  entries: [string, string][];
}

/** Shows a list of terms with an introduction, in the column width of a document. */
export function DefinitionSection({ id, title, content, entries }: DefinitionSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={shapes.heading} id={`${id}-title`} {...title} />
      {content.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      <dl className={styles.terms}>
        {entries.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
