import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './motion-toggle.module.css';

/**
 * Renders a button that pauses and resumes all motion (WCAG 2.2.2); icon and label say what the next press does. Until
 * the area around it moves, it is invisible but occupies its space.
 */
export function MotionToggle({ className = '' }: { className?: string }) {
  const { t } = useSite();
  return (
    <button className={`${styles.toggle} ${className}`} type="button">
      {(['pause', 'play'] as const).map((action) => (
        <span className={styles[action]} key={action}>
          <Icon name={action} />
          <span className={hiddenStyles.hidden}>{t(`motion.${action}`)}</span>
        </span>
      ))}
    </button>
  );
}
