import { Fragment } from 'react';
import styles from './outlines.module.css';
import { MarkShape } from './logo.tsx';

const OUTLINES = {
  lancet: 'M0 1V.4C0 .2.24.07.5 0C.76.07 1 .2 1 .4V1Z',
  triptych:
    'M0 1V.36C0 .25.075.17.155.12C.235.17.31.25.31 .36V1ZM.345 1V.24C.345.13.42.05.5 0C.58.05.655.13.655.24V1ZM.69 1V.36C.69.25.765.17.845.12C.925.17 1 .25 1 .36V1Z',
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
