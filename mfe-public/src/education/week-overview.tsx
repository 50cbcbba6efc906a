import { useSite } from '../site/site-context.ts';
import panes from './panes.module.css';
import { sessionId } from './schedule/anchors.ts';
import type { WeekDay } from './schedule/week.ts';
import { placeName } from './schedule/zones.ts';
import styles from './week-overview.module.css';

/** Live sessions by weekday; each entry links to its card. */
export function WeekOverview({ week }: { week: WeekDay[] }) {
  const { t } = useSite();
  return (
    <div className={styles.overview}>
      <h3>{t('education.week.heading')}</h3>
      <ul className={styles.week}>
        {week.map(({ day, name, entries }) => (
          <li className={styles.day} key={day}>
            <h4 className={styles.name}>{name}</h4>
            {entries.length === 0 ? (
              <p className={styles.free}>{t('education.week.free')}</p>
            ) : (
              <ul className={styles.entries}>
                {entries.map(({ id, title, category, time, zone }) => (
                  <li key={id}>
                    <a className={`${styles.entry} ${panes[category]}`} href={`#${sessionId(id)}`}>
                      <span className={styles.time}>
                        {time} · {placeName(zone, t)}
                      </span>{' '}
                      <span className={styles.title} {...title} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
