import type { ReactNode } from 'react';
import { MotionToggle } from '../glass/icon.tsx';
import { type Mover, useMotion } from '../motion/use-motion.ts';
import { useSite } from '../site/site-context.ts';
import styles from './moving-strip.module.css';

interface MovingStripProps {
  /** Prefix of its label keys. */
  noun: 'education.topics' | 'education.experts';
  mover: Mover;
  /** Items of the list, without focusable elements. */
  children: ReactNode;
}

/** Moves a list endlessly. With reduced motion it does not move and can be scrolled. */
export function MovingStrip({ noun, mover, children }: MovingStripProps) {
  const { t } = useSite();
  const { area, isAllowed, isPaused, toggle } = useMotion(mover);
  return (
    <div className={styles.strip}>
      <div
        ref={area}
        className={isAllowed ? styles.moving : styles.still}
        role="group"
        aria-label={t(`${noun}.label`)}
        tabIndex={isAllowed ? undefined : 0}
      >
        <div className={styles.track}>
          <ul className={styles.list}>{children}</ul>
          {isAllowed && (
            <ul className={styles.list} aria-hidden="true">
              {children}
            </ul>
          )}
        </div>
      </div>
      {isAllowed && (
        <div className={styles.control}>
          <MotionToggle noun={noun} isPaused={isPaused} onToggle={toggle} />
        </div>
      )}
    </div>
  );
}

/** Moves a list and its copy sideways; moving by the length of the list takes `duration` milliseconds. */
export function lap(duration: number): Mover {
  return (area) => {
    const track = area.firstElementChild;
    let done = 0;
    return (seconds) => {
      const [list, copy] = track?.children ?? [];
      if (!(track instanceof HTMLElement && list instanceof HTMLElement && copy instanceof HTMLElement))
        return;
      done = (done + (seconds * 1000) / duration) % 1;
      track.style.transform = `translate3d(${-done * (copy.offsetLeft - list.offsetLeft)}px, 0, 0)`;
    };
  };
}
