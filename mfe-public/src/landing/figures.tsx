import type { SectionCopy } from '../data/landing-content.ts';
import { useSite } from '../site/site-context.ts';
import styles from './figures.module.css';

export function Figures({ figures }: { figures: SectionCopy['figures'] }) {
  const { t } = useSite();
  return (
    <ul className={styles.figures} aria-label={t('about.figures')}>
      {figures.map(({ value, label }) => (
        <li className={styles.figure} key={label.children}>
          <span className={styles.value}>{value}</span> <span className={styles.label} {...label} />
        </li>
      ))}
    </ul>
  );
}
