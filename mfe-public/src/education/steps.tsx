import styles from './steps.module.css';

interface Step<Place> {
  label: string;
  /** Null when there is no such place. */
  to: Place | null;
}

interface StepsProps<Place> {
  previous: Step<Place>;
  following: Step<Place>;
  onGo: (place: Place) => void;
}

/** Buttons to the week or month before and after. The one at the end stays focusable, so that a press on it loses no focus. */
export function Steps<Place>({ previous, following, onGo }: StepsProps<Place>) {
  return [
    { ...previous, sign: '‹' },
    { ...following, sign: '›' },
  ].map(({ label, to, sign }) => (
    <button
      className={styles.step}
      key={sign}
      type="button"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      {sign}
    </button>
  ));
}
