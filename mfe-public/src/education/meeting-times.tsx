import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { describeDate, type MeetingDate, ownTimes, zoneTimes } from './schedule/dates.ts';
import { useLiveStatus } from './schedule/use-now.ts';
import { placeName } from './schedule/zones.ts';
import styles from './meeting-times.module.css';

interface MeetingTimesProps {
  next: MeetingDate;
  /** Zone of the live session. */
  zone: string;
  visitorZone: VisitorZone;
}

/** Shows the times of one date in the zones of North America and, after hydration, in the visitor's own. */
export function MeetingTimes({ next, zone: homeZone, visitorZone }: MeetingTimesProps) {
  const { t, language } = useSite();
  return (
    <dl className={styles.times} aria-label={t('education.meeting.times')}>
      {zoneTimes(next, homeZone, language).map(({ zone, abbreviation, offset, times, weekday }) => (
        <div className={styles.row} key={zone}>
          <dt>
            {t(`education.zone.${zone}`)}{' '}
            <span className={styles.abbreviation}>
              {abbreviation}
              <span className={styles.offset}> · {offset}</span>
            </span>
          </dt>
          <Times times={times} weekday={weekday} />
        </div>
      ))}
      {visitorZone ? (
        <div className={styles.own}>
          <dt>
            {t('education.zone.yours')}{' '}
            <span className={styles.abbreviation}>{placeName(visitorZone, t)}</span>
          </dt>
          <Times {...ownTimes(visitorZone, next, homeZone, language)} />
        </div>
      ) : (
        <div className={styles.reserved} aria-hidden="true" />
      )}
    </dl>
  );
}

function Times({ times, weekday }: { times: string; weekday: string }) {
  return (
    <dd className={styles.time}>
      {weekday && <span className={styles.weekday}>{weekday}</span>} {times}
    </dd>
  );
}

/** Shows the next date as a calendar leaf, and whether it is running. */
export function DateLeaf({ next, zone }: { next: MeetingDate; zone: string }) {
  const { t, language } = useSite();
  const { isLive, isOver } = useLiveStatus(next);
  const { weekday, day, month, full } = describeDate(next, zone, language);
  const upcoming = next.status === 'moved' ? 'education.meeting.moved' : 'education.meeting.next';
  return (
    <div className={styles.date}>
      <div className={styles.leaf} aria-hidden="true">
        <span>{weekday}</span>
        <span className={styles.day}>{day}</span>
        <span>{month}</span>
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
        <span className={styles.full}>{full}</span>
      </p>
    </div>
  );
}
