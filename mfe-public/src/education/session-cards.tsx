import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { describedDays } from './described-days.ts';
import panes from './panes.module.css';
import type { SessionCard } from './schedule/meetings.ts';
import styles from './session-cards.module.css';

/** Links to live sessions, each in the colour of its category. */
export function SessionCards({ sessions }: { sessions: readonly SessionCard[] }) {
  const { t, language } = useSite();
  return (
    <ul className={styles.list}>
      {sessions.map(({ id, slug, title, category, days }) => (
        <li className={`${styles.session} ${panes[category]}`} key={id}>
          <span className={styles.category}>{t(`education.category.${category}`)}</span>
          <h3>
            <a href={pathOf('live-session', language, '', slug)} {...title} />
          </h3>
          <p className={styles.days}>{describedDays(days, t)}</p>
        </li>
      ))}
    </ul>
  );
}
