import type { SectionCopy } from '../data/landing-content.ts';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './commitment.module.css';
import { Section } from './section.tsx';

export function Commitment({ copy }: { copy: SectionCopy }) {
  const { t } = useSite();
  return (
    <div className={styles.commitment}>
      <Section id="commitment" title={copy.title} introduction={copy.paragraphs}>
        {copy.benefits.length > 0 && (
          <div className={styles.panel}>
            <h3 className={styles.title}>{t('commitment.provide')}</h3>
            <ul className={styles.benefits}>
              {copy.benefits.map((benefit) => (
                <li className={styles.benefit} key={benefit.children}>
                  <span className={styles.check}>
                    <Icon name="check" />
                  </span>
                  <span {...benefit} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
    </div>
  );
}
