import type { ReactNode } from 'react';
import sectionStyles from '../../layout/section.module.css';
import { MotionToggle } from '../../motion/motion-toggle.tsx';
import picturesStyles from './drawings.module.css';
import styles from './columns.module.css';

/** The style sheet contains this number of drawings. */
const COLUMNS = [0, 1, 2, 3, 4, 5];
const ROWS = [0, 1, 2, 3, 4];

interface PictureColumnsProps {
  /** Returns the picture at a position, column by column, in 3:4; a drawing if there is none. */
  pictureAt?: ((position: number) => ReactNode) | undefined;
}

/** Rolls columns of pictures endlessly, each at its own speed, every second one downwards. */
export function PictureColumns({ pictureAt }: PictureColumnsProps) {
  const column = pictureAt ? styles.column : `${styles.column} ${picturesStyles.column}`;
  return (
    <div className={sectionStyles.band} data-moves="">
      <div className={styles.columns}>
        {COLUMNS.map((index) => (
          <div className={column} key={index}>
            <div className={styles.pictures} data-repeat="">
              {ROWS.map((row) => (
                <span key={row}>{pictureAt?.(index * ROWS.length + row)}</span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <MotionToggle className={styles.toggle} />
    </div>
  );
}
