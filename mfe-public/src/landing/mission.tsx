import type { SectionCopy } from '../data/landing-content.ts';
import styles from './mission.module.css';

export function Mission({ copy }: { copy: SectionCopy }) {
  return (
    <section className={styles.mission} id="mission" aria-labelledby="mission-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="mission-title" {...copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className={styles.statement} key={paragraph.children} {...paragraph} />
        ))}
      </div>
    </section>
  );
}
