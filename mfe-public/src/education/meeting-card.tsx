import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { AddToCalendar } from './add-to-calendar.tsx';
import panes from './panes.module.css';
import { meetingAnchor } from './schedule/anchors.ts';
import { type MeetingDate, nextDate } from './schedule/dates.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import type { ShownException } from './schedule/shown-exceptions.ts';
import { useLiveStatus, useNow } from './schedule/use-now.ts';
import { placeName } from './schedule/zones.ts';
import styles from './meeting-card.module.css';
import { DateLeaf, MeetingTimes } from './meeting-times.tsx';

interface MeetingCardProps {
  meeting: ScheduledMeeting;
  isShown: boolean;
  visitorZone: VisitorZone;
}

/** Shows a live session: description, weekdays, next date, times by zone, and the link to join. */
export function MeetingCard({ meeting, isShown, visitorZone }: MeetingCardProps) {
  const { t } = useSite();
  const next = nextDate(meeting, useNow() ?? 0);
  const { id, title, description, category, days, exceptions } = meeting;
  return (
    <li className={`${styles.card} ${panes[category]}`} id={meetingAnchor(id)} hidden={!isShown}>
      <p className={styles.category}>{t(`education.category.${category}`)}</p>
      <h3 {...title} />
      {description.children && <p className={styles.description} {...description} />}
      <p className={styles.days}>
        {'list' in days ? days.list : t('education.days.range', { first: days.first, last: days.last })}
      </p>
      <MeetingExceptions exceptions={exceptions} />
      {next ? (
        <>
          <DateLeaf next={next} zone={meeting.zone} />
          <MeetingTimes next={next} zone={meeting.zone} visitorZone={visitorZone} />
          <div className={styles.actions}>
            <JoinLink meeting={meeting} next={next} />
            <AddToCalendar meeting={meeting} next={next} />
          </div>
        </>
      ) : (
        <p className={styles.unscheduled}>{t('education.meeting.unscheduled')}</p>
      )}
    </li>
  );
}

function MeetingExceptions({ exceptions }: { exceptions: ShownException[] }) {
  const { t } = useSite();
  const now = useNow();
  const shown = exceptions.filter(({ until }) => now === null || now < until);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.exceptions} aria-label={t('education.notice.label')}>
      {shown.map(({ planned, movedTo, zone, reason }) => (
        <li className={movedTo ? styles.moved : styles.cancelled} key={planned.start}>
          <strong className={styles.kind}>
            {t(movedTo ? 'education.notice.moved' : 'education.notice.cancelled')}
          </strong>
          <p>
            {movedTo
              ? t('education.notice.movedText', {
                  planned: planned.date,
                  date: movedTo.date,
                  times: movedTo.times,
                  zone: placeName(zone, t),
                })
              : t('education.notice.cancelledText', { planned: planned.date })}
          </p>
          {reason.children && (
            <p>
              {t('education.notice.reason')} <span {...reason} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links to the call of a live session through the redirect that counts joins; highlighted while the meeting is running. */
function JoinLink({ meeting: { id, title }, next }: { meeting: ScheduledMeeting; next: MeetingDate }) {
  const { t } = useSite();
  const { isLive } = useLiveStatus(next);
  return (
    <a
      className={isLive ? styles.live : styles.join}
      href={`/api/zoom-meetings/${encodeURIComponent(id)}/join`}
      target="_blank"
      rel="noopener"
    >
      {t(isLive ? 'education.meeting.joinNow' : 'education.meeting.join')}
      <span className={hiddenStyles.hidden}>
        : <span {...title} />, {t('education.meeting.newWindow')}
      </span>
    </a>
  );
}
