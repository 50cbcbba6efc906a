import { useSite } from '../site/site-context.ts';
import type { NextDate } from './schedule/sessions.ts';
import { placeName } from './schedule/place-name.ts';
import { useVisitorTimes } from './schedule/use-visitor-times.ts';
import type { VisitorZone } from './schedule/use-visitor-zone.ts';
import styles from './session-times.module.css';

/** Times of one date in the zones of North America and, with scripts, in the visitor's own. */
export function MeetingSchedule({ next, visitorZone }: { next: NextDate; visitorZone: VisitorZone }) {
  const { t } = useSite();
  const own = useVisitorTimes(next, visitorZone);
  return (
    <dl className={styles.times} aria-label={t('education.session.times')}>
      {next.zoneTimes.map(({ zone, abbreviation, offset, times, weekday }) => (
        <div className={styles.row} key={zone}>
          <dt className={styles.zone}>
            {t(`education.zone.${zone}`)}{' '}
            <span className={styles.abbreviation}>
              {abbreviation}
              <span className={styles.offset}> · {offset}</span>
            </span>
          </dt>
          <dd className={styles.time}>
            {weekday && <span className={styles.weekday}>{weekday}</span>} {times}
          </dd>
        </div>
      ))}
      {own.length === 0 && <div className={styles.reserved} aria-hidden="true" />}
      {own.map(({ label, zone, times, weekday }) => (
        <div className={styles.own} key={label}>
          <dt className={styles.zone}>
            {t(label)} <span className={styles.abbreviation}>{placeName(zone, t)}</span>
          </dt>
          <dd className={styles.time}>
            {weekday && <span className={styles.weekday}>{weekday}</span>} {times}
          </dd>
        </div>
      ))}
    </dl>
  );
}
