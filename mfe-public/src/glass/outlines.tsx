import { Fragment } from 'react';
import styles from './outlines.module.css';
import { MarkShape } from './logo.tsx';

/** The arch of one of three windows, one curve for all: pages contain the outlines as text, which compresses what it repeats. */
const ARCH = 'c0-.11.075-.19.155-.24c.08.05.155.13.155.24';

const OUTLINES = {
  lancet: 'M0 1V.4C0 .2.24.07.5 0C.76.07 1 .2 1 .4V1Z',
  triptych: `M0 1v-.64${ARCH}v.64zm.345 0v-.76${ARCH}v.76zm.345 0v-.64${ARCH}v.64z`,
};

/**
 * Defines shapes that a page uses repeatedly: clip paths and lead frames of one lancet window and of three, and the mark of the
 * logo.
 */
export function GlassOutlines() {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      {Object.entries(OUTLINES).map(([name, outline]) => (
        <Fragment key={name}>
          <clipPath id={name} clipPathUnits="objectBoundingBox">
            <path id={`${name}-outline`} d={outline} vectorEffect="non-scaling-stroke" />
          </clipPath>
          <symbol id={`${name}-frame`} className={styles.symbol} viewBox="0 0 1 1" preserveAspectRatio="none">
            <use className={styles.lead} href={`#${name}-outline`} />
            <use className={styles.shine} href={`#${name}-outline`} />
          </symbol>
        </Fragment>
      ))}
      <MarkShape />
    </svg>
  );
}

/** Renders the lead frame over a window of this outline. */
export function LeadFrame({ outline }: { outline: keyof typeof OUTLINES }) {
  return (
    <svg className={styles.frame} aria-hidden="true">
      <use href={`#${outline}-frame`} />
    </svg>
  );
}
