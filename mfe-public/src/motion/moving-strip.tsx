import type { ReactNode } from 'react';
import { MotionToggle } from './motion-toggle.tsx';
import styles from './moving-strip.module.css';

interface MovingStripProps {
  /** Attributes that name the list. */
  label: { 'aria-label': string } | { 'aria-labelledby': string };
  className?: string;
  /** Items of the list, without ids and focusable elements. */
  children: ReactNode;
}

/**
 * Moves a list endlessly, by its length in `--strip-lap`, unless it is hovered or focused. It can also be scrolled by
 * hand, which is the only way without scripts and with reduced motion.
 */
export function MovingStrip({ label, className = '', children }: MovingStripProps) {
  return (
    <div className={styles.area} data-moves="">
      <div className={styles.strip} role="group" {...label} tabIndex={0}>
        <div className={styles.track}>
          <ul className={`${styles.list} ${className}`} data-repeat="">
            {children}
          </ul>
        </div>
      </div>
      <div className={styles.control}>
        <MotionToggle />
      </div>
    </div>
  );
}
