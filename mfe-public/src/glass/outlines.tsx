import styles from './outlines.module.css';

export const LANCET = 'M0 1V.4C0 .2.24.07.5 0C.76.07 1 .2 1 .4V1Z';
export const TRIPTYCH =
  'M0 1V.36C0 .25.075.17.155.12C.235.17.31.25.31 .36V1ZM.345 1V.24C.345.13.42.05.5 0C.58.05.655.13.655.24V1ZM.69 1V.36C.69.25.765.17.845.12C.925.17 1 .25 1 .36V1Z';

/** Defines the clip paths of pictures: one lancet window, and three that share a picture. */
export function GlassOutlines() {
  return (
    <svg className={styles.definitions} aria-hidden="true" focusable="false">
      <clipPath id="lancet" clipPathUnits="objectBoundingBox">
        <path d={LANCET} />
      </clipPath>
      <clipPath id="triptych" clipPathUnits="objectBoundingBox">
        <path d={TRIPTYCH} />
      </clipPath>
    </svg>
  );
}

/** Renders the lead frame over a window of this outline. */
export function LeadFrame({ outline }: { outline: string }) {
  return (
    <svg className={styles.frame} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.lead} d={outline} vectorEffect="non-scaling-stroke" />
      <path className={styles.shine} d={outline} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
