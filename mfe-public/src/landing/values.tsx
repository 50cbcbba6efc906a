import type { SectionCopy } from '../data/landing-content.ts';
import { Section } from './section.tsx';
import styles from './values.module.css';

/** Four panes of one window. */
export function Values({ copy }: { copy: SectionCopy }) {
  return (
    <Section id="values" title={copy.title} introduction={copy.paragraphs}>
      <ul className={styles.window}>
        {copy.values.map(({ title, description }) => (
          <li className={styles.pane} key={title.children}>
            <h3 className={styles.title} {...title} />
            <p {...description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
