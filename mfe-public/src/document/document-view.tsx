import { useId } from 'react';
import { DocumentBlock } from './document-block.tsx';
import type { DocumentData } from './document.ts';
import styles from './document.module.css';

interface DocumentViewProps {
  document: DocumentData;
  title: string;
  /** Labels of the table of contents and of the date of the last change. */
  labels: { contents: string; updated: string };
}

/** A long text with its table of contents, which stays visible beside it on wide screens. */
export function DocumentView({ document: { lead, sections, updated }, title, labels }: DocumentViewProps) {
  const contents = useId();
  return (
    <article className={styles.document}>
      <header className={styles.introduction}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.updated}>
          {labels.updated} <time dateTime={updated.date}>{updated.text}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby={contents}>
        <h2 className={styles.contentsTitle} id={contents}>
          {labels.contents}
        </h2>
        <ol className={styles.entries}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, blocks }) => (
          <section className={styles.section} key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className={styles.heading} id={`${id}-title`}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              <DocumentBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
