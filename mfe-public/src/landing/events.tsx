import { MotionToggle } from '../motion/motion-toggle.tsx';
import { pathOf } from '../site/paths.ts';
import { ANCHORS } from '../site/frame.ts';
import { useSite } from '../site/site-context.ts';
import picturesStyles from './event-pictures.module.css';
import styles from './events.module.css';
import sectionStyles from '../layout/section.module.css';
import { Section } from '../layout/section.tsx';

/** The style sheet contains as many pictures. */
const COLUMNS = [0, 1, 2, 3, 4, 5];
const ROWS = [0, 1, 2, 3, 4];

/** Rolls columns of pictures endlessly, each at its own speed, every second one downwards. */
export function Events() {
  const { t, language } = useSite();
  return (
    <Section
      isWide
      id={ANCHORS.events.slice(1)}
      title={t('events.heading')}
      introduction={[t('events.introduction')]}
      link={
        <a className={styles.link} href={pathOf('education', language)}>
          {t('events.education')}
        </a>
      }
    >
      <div className={sectionStyles.band} data-moves="">
        <div className={styles.columns}>
          {COLUMNS.map((column) => (
            <div className={`${styles.column} ${picturesStyles.column}`} key={column}>
              <div className={styles.pictures} data-repeat="">
                {ROWS.map((row) => (
                  <span key={row} />
                ))}
              </div>
            </div>
          ))}
        </div>
        <MotionToggle className={styles.toggle} />
      </div>
    </Section>
  );
}
