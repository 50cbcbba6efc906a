import styles from './glass-pane.module.css';

/** Points at which the rays of the sun meet the rim, from left to right. */
const RIM = ['0 180', '0 122', '0 36', '62 0', '128 0', '192 0', '258 0', '320 36', '320 122', '320 180'];
/** Two rays lie in a corner of the window. */
const CORNERS: Record<string, string> = { '0 36': 'L0 0', '258 0': 'L320 0' };
const TONES = ['deep', 'dark', 'plain'] as const;

/** A drawn window with a rising sun, in the glass of its surroundings (`--glass`), where there is no picture to be shown. */
export function GlassPane() {
  return (
    <svg
      className={styles.window}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {RIM.slice(1).map((end, index) => {
        const start = RIM[index] ?? end;
        const tone = TONES[index % TONES.length] ?? 'plain';
        return (
          <path key={end} className={styles[tone]} d={`M160 180L${start}${CORNERS[start] ?? ''}L${end}Z`} />
        );
      })}
      <circle className={styles.glow} cx="160" cy="180" r="92" />
      <circle className={styles.sun} cx="160" cy="180" r="46" />
    </svg>
  );
}
