import { Icon } from './icon.tsx';
import styles from './motion-toggle.module.css';

interface MotionToggleProps {
  isPaused: boolean;
  onToggle: () => void;
  /** Labels that name action and target: "Pause the animation". */
  labels: { pause: string; play: string };
  className?: string;
}

/** Button that pauses and resumes one animation (WCAG 2.2.2). */
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
