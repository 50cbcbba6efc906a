import { TIMING } from '@vitral/contracts/timing';
import { EVENT_PICTURES } from '../glass/event-pictures.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { MotionToggle } from '../glass/icon.tsx';
import { type Mover, useMotion } from '../motion/use-motion.ts';
import { pathOf } from '../site/paths.ts';
import { ANCHORS } from '../site/frame.ts';
import { useSite } from '../site/site-context.ts';
import styles from './events.module.css';
import sectionStyles from './section.module.css';
import { Section } from './section.tsx';

export function Events() {
  const { t, language } = useSite();
  const { area, isAllowed, isPaused, toggle, wasSeen } = useMotion(rollColumns);
  const copies = wasSeen ? [0, 1] : [0];
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
      <div className={sectionStyles.band}>
        <div ref={area} className={styles.columns}>
          {EVENT_PICTURES.map((pictures, column) => (
            <div className={styles.column} key={column}>
              <div className={styles.track}>
                {copies.map((copy) =>
                  pictures.map((picture, row) => (
                    <GlassPicture
                      key={`${copy}-${row}`}
                      picture={picture}
                      sizes="(min-width: 80rem) 16vw, (min-width: 64rem) 25vw, (min-width: 48rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                      width={300}
                      height={400}
                    />
                  )),
                )}
              </div>
            </div>
          ))}
        </div>
        {isAllowed && (
          <MotionToggle noun="events" className={styles.toggle} isPaused={isPaused} onToggle={toggle} />
        )}
      </div>
    </Section>
  );
}

const { slowest, faster, speeds } = TIMING.eventColumns;

/** Rolls each column, whose content is repeated once, at its own speed; every second one downwards. */
export const rollColumns: Mover = (area) => {
  const columns = [...area.children].map(({ firstElementChild }, index) => ({
    track: firstElementChild,
    speed: slowest + (index % speeds) * faster,
    isReversed: index % 2 === 1,
    distance: 0,
  }));
  return (seconds) => {
    // All columns are measured before any is moved, so that the browser computes the layout once.
    const lengths = columns.map(({ track }) => (track instanceof HTMLElement ? track.offsetHeight / 2 : 0));
    columns.forEach((column, index) => {
      const length = lengths[index] ?? 0;
      if (length === 0 || !(column.track instanceof HTMLElement)) return;
      column.distance = (column.distance + column.speed * seconds) % length;
      const offset = column.isReversed ? length - column.distance : column.distance;
      column.track.style.transform = `translate3d(0, ${-offset}px, 0)`;
    });
  };
};
