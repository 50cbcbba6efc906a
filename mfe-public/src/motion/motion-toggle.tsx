import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './motion-toggle.module.css';

interface MotionToggleProps {
  /** Prefix of its label keys; the labels name action and target: "Pause the animation". */
  noun: 'hero' | 'events' | 'focus' | 'education.topics' | 'education.experts';
  className?: string;
}

/**
 * Renders a button that pauses and resumes the area around it (WCAG 2.2.2), with the icon and the label of what it does next. It is
 * invisible, and takes its space, until something moves.
 */
export function MotionToggle({ noun, className = '' }: MotionToggleProps) {
  const { t } = useSite();
  return (
    <button className={`${styles.toggle} ${className}`} type="button">
      {(['pause', 'play'] as const).map((action) => (
        <span className={styles[action]} key={action}>
          <Icon name={action} />
          <span className={hiddenStyles.hidden}>{t(`${noun}.${action}`)}</span>
        </span>
      ))}
    </button>
  );
}
