import { EVENT_PICTURES } from '../glass/event-pictures.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { MotionToggle } from '../motion/motion-toggle.tsx';
import { pathOf } from '../site/paths.ts';
import { ANCHORS } from '../site/frame.ts';
import { useSite } from '../site/site-context.ts';
import styles from './events.module.css';
import sectionStyles from './section.module.css';
import { Section } from './section.tsx';

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
      <div className={sectionStyles.band} data-motion="">
        <div className={styles.columns}>
          {EVENT_PICTURES.map((pictures, column) => (
            <div className={styles.column} key={column}>
              <div className={styles.pictures} data-repeat="">
                {pictures.map((picture, row) => (
                  <GlassPicture key={row} picture={picture} sizes="auto, 25vw" width={300} height={400} />
                ))}
              </div>
            </div>
          ))}
        </div>
        <MotionToggle noun="events" className={styles.toggle} />
      </div>
    </Section>
  );
}
