import { useSite } from '../i18n/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import type { NextDate } from './schedule/sessions.ts';
import { useNow } from './schedule/use-now.ts';
import styles from './session-date.module.css';

/** The next date as a leaf of a calendar, and whether it is on just now. */
export function SessionDate({ next: { date, start, until } }: { next: NextDate }) {
  const { t } = useSite();
  const now = useNow();
  const isLive = now !== null && start <= now && now < until;
  const isOver = now !== null && now >= until;
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
            t(isOver ? 'education.session.over' : 'education.session.next')
          )}
        </span>
        <span className={hiddenStyles.hidden}>: </span>
        <span className={styles.full}>{date.full}</span>
      </p>
    </div>
  );
}
