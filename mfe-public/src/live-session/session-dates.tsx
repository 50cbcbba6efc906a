import { JOIN_MINUTES_BEFORE } from '@vitral/sdk/contracts/meeting-registrations';
import { AddToCalendar } from '../education/add-to-calendar.tsx';
import { JoinLink } from '../education/join-link.tsx';
import { MeetingExceptions } from '../education/meeting-exceptions.tsx';
import { DateLeaf, MeetingTimes } from '../education/meeting-times.tsx';
import { nextDate } from '../education/schedule/dates.ts';
import { dateIn, timesIn } from '../education/schedule/times.ts';
import { useNow } from '../education/schedule/use-now.ts';
import { placeName, ZONES } from '../education/schedule/zones.ts';
import { useVisitorZone, type VisitorZone } from '../time-zone/visitor-zone.ts';
import { useSite } from '../site/site-context.ts';
import type { LiveSession } from './live-session.data.ts';
import { ShareLinks } from './share-links.tsx';
import styles from './session-dates.module.css';

/** Shows when a live session is held, the link to join shortly before, and links to add it to a calendar or to share it. */
export function SessionDates({ meeting, now: renderedAt }: LiveSession) {
  const { t } = useSite();
  const visitorZone = useVisitorZone();
  const now = useNow() ?? renderedAt;
  const next = nextDate(meeting, now);
  const isOpen = next !== null && now >= next.start - JOIN_MINUTES_BEFORE * 60_000;
  return (
    <>
      <section className={styles.next} aria-label={t('education.meeting.next')}>
        <MeetingExceptions exceptions={meeting.exceptions} />
        {next ? (
          <>
            <DateLeaf next={next} zone={meeting.zone} />
            <MeetingTimes next={next} zone={meeting.zone} visitorZone={visitorZone} />
            <div className={styles.actions}>
              {isOpen ? (
                <JoinLink meeting={meeting} next={next} />
              ) : (
                <p className={styles.later}>
                  {t('live-session.joinLater', { minutes: JOIN_MINUTES_BEFORE })}
                </p>
              )}
              <AddToCalendar meeting={meeting} next={next} />
            </div>
          </>
        ) : (
          <p className={styles.later}>{t('education.meeting.unscheduled')}</p>
        )}
      </section>
      <div className={styles.more}>
        <ComingDates meeting={meeting} now={now} visitorZone={visitorZone} />
        <ShareLinks title={meeting.title.children} />
      </div>
    </>
  );
}

const MOST_DATES = 8;

/** Lists the coming dates in the visitor's zone; in Pacific time when rendered on the server. */
function ComingDates({ meeting, now, visitorZone }: LiveSession & { visitorZone: VisitorZone }) {
  const { t, language } = useSite();
  const zone = visitorZone ?? ZONES.pacific;
  const coming = meeting.dates.filter(({ until }) => until > now).slice(0, MOST_DATES);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming-dates">
      <h2 className={styles.title} id="coming-dates">
        {t('live-session.dates')}
      </h2>
      <p className={styles.zone}>{t('education.week.zone', { zone: placeName(zone, t) })}</p>
      <ul className={styles.dates}>
        {coming.map((date) => {
          const day = dateIn(zone, date.start, language, { weekday: 'long', day: 'numeric', month: 'long' });
          const Text = date.status === 'cancelled' ? 's' : 'span';
          return (
            <li className={styles.date} key={date.date}>
              <Text className={styles.day}>{day}</Text> <Text>{timesIn(zone, date, language)}</Text>
              {date.status !== 'held' && (
                <strong className={styles[date.status]}>{t(`education.notice.${date.status}`)}</strong>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
