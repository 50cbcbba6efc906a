import { Icon } from './icon.tsx';
import styles from './motion-toggle.module.css';

interface MotionToggleProps {
  isPaused: boolean;
  onToggle: () => void;
  /** What the button does to whom: "Pause the animation". */
  labels: { pause: string; play: string };
  className?: string;
}

/** Stops one moving thing and starts it again. WCAG 2.2.2. */
export function MotionToggle({ isPaused, onToggle, labels, className = '' }: MotionToggleProps) {
  return (
    <button
      className={`${styles.toggle} ${className}`}
      type="button"
      aria-label={isPaused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  );
}
