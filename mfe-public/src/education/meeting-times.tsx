import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import type { NextDate } from './schedule/meetings.ts';
import { useLiveStatus } from './schedule/use-now.ts';
import { useVisitorTimes, type VisitorZone } from './schedule/use-visitor-times.ts';
import { placeName } from './schedule/zones.ts';
import styles from './meeting-times.module.css';

/** Shows the times of one date in the zones of North America and, after hydration, in the visitor's own. */
export function MeetingSchedule({ next, visitorZone }: { next: NextDate; visitorZone: VisitorZone }) {
  const { t } = useSite();
  const own = useVisitorTimes(next, visitorZone);
  return (
    <dl className={styles.times} aria-label={t('education.meeting.times')}>
      {next.zoneTimes.map(({ zone, abbreviation, offset, times, weekday }) => (
        <div className={styles.row} key={zone}>
          <dt>
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
          <dt>
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

/** Shows the next date as a calendar leaf, and whether it is running. */
export function MeetingDate({ next }: { next: NextDate }) {
  const { t } = useSite();
  const { isLive, isOver } = useLiveStatus(next);
  const { date } = next;
  const upcoming = next.status === 'moved' ? 'education.meeting.moved' : 'education.meeting.next';
  return (
    <div className={styles.date}>
      <div className={styles.leaf} aria-hidden="true">
        <span>{date.weekday}</span>
        <span className={styles.day}>{date.day}</span>
        <span>{date.month}</span>
      </div>
      <p className={styles.words}>
        <span className={styles.label}>
          {isLive ? (
            <span className={styles.live}>{t('education.meeting.live')}</span>
          ) : (
            t(isOver ? 'education.meeting.over' : upcoming)
          )}
        </span>
        <span className={hiddenStyles.hidden}>: </span>
        <span className={styles.full}>{date.full}</span>
      </p>
    </div>
  );
}
