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

/**
 * Buttons to the previous and the next week or month. At the end a button stays focusable, so that pressing it does not
 * lose the focus.
 */
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
