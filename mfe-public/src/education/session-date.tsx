import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import type { NextDate } from './schedule/sessions.ts';
import { useMoment } from './schedule/use-moment.ts';
import styles from './session-date.module.css';

/** Shows the next date as a calendar leaf, and whether it is running. */
export function SessionDate({ next }: { next: NextDate }) {
  const { t } = useSite();
  const { isLive, isOver } = useMoment(next);
  const { date } = next;
  const coming = next.status === 'moved' ? 'education.session.moved' : 'education.session.next';
  return (
    <div className={styles.date}>
      <div className={styles.leaf} aria-hidden="true">
        <span className={styles.weekday}>{date.weekday}</span>
        <span className={styles.day}>{date.day}</span>
        <span className={styles.month}>{date.month}</span>
      </div>
      <p className={styles.words}>
        <span className={styles.label}>
          {isLive ? (
            <span className={styles.live}>{t('education.session.live')}</span>
          ) : (
            t(isOver ? 'education.session.over' : coming)
          )}
        </span>
        <span className={hiddenStyles.hidden}>: </span>
        <span className={styles.full}>{date.full}</span>
      </p>
    </div>
  );
}
