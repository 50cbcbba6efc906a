import { useSite } from '../i18n/site-context.ts';
import panes from './panes.module.css';
import { sessionId } from './schedule/anchors.ts';
import type { WeekDay } from './schedule/week.ts';
import { cityOf, ZONE_NAMES, ZONES } from './schedule/zones.ts';
import styles from './week-overview.module.css';

/** Which session is held on which weekday; each entry leads to its card. */
export function WeekOverview({ week }: { week: WeekDay[] }) {
  const { t } = useSite();
  const placeOf = (zone: string) => {
    const named = ZONE_NAMES.find((name) => ZONES[name] === zone);
    return named ? t(`education.zone.${named}`) : cityOf(zone);
  };
  return (
    <div className={styles.overview}>
      <h3 className={styles.heading}>{t('education.week.heading')}</h3>
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
                        {time} · {placeOf(zone)}
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
