import type { ReactNode } from 'react';
import { MotionToggle } from '../glass/motion-toggle.tsx';
import { useMotion, type Mover } from '../motion/use-motion.ts';
import styles from './moving-strip.module.css';

interface MovingStripProps {
  /** Accessible name of the list. */
  label: string;
  toggleLabels: { pause: string; play: string };
  mover: Mover;
  /** Items of the list, without focusable elements. */
  children: ReactNode;
}

/** An endlessly moving list. With reduced motion it stands still and can be scrolled. */
export function MovingStrip({ label, toggleLabels, mover, children }: MovingStripProps) {
  const { area, isAllowed, isPaused, toggle } = useMotion(mover);
  return (
    <div className={styles.strip}>
      <div
        ref={area}
        className={isAllowed ? styles.moving : styles.still}
        role="group"
        aria-label={label}
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
          <MotionToggle isPaused={isPaused} onToggle={toggle} labels={toggleLabels} />
        </div>
      )}
    </div>
  );
}
