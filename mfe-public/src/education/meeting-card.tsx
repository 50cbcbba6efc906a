import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { AddToCalendar } from './add-to-calendar.tsx';
import { describedDays } from './described-days.ts';
import { JoinLink } from './join-link.tsx';
import { MeetingExceptions } from './meeting-exceptions.tsx';
import panes from './panes.module.css';
import { meetingAnchor, REGISTRATION_ID } from './schedule/anchors.ts';
import { nextDate } from './schedule/dates.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { useNow } from './schedule/use-now.ts';
import styles from './meeting-card.module.css';
import { DateLeaf, MeetingTimes } from './meeting-times.tsx';

interface MeetingCardProps {
  meeting: ScheduledMeeting;
  isShown: boolean;
  visitorZone: VisitorZone;
}

/** Shows a live session: description, weekdays, next date, times by zone, and the link to join. */
export function MeetingCard({ meeting, isShown, visitorZone }: MeetingCardProps) {
  const { t, language } = useSite();
  const next = nextDate(meeting, useNow() ?? 0);
  const { id, slug, title, description, category, days, exceptions, takesRegistrations } = meeting;
  return (
    <li className={`${styles.card} ${panes[category]}`} id={meetingAnchor(id)} hidden={!isShown}>
      <p className={styles.category}>{t(`education.category.${category}`)}</p>
      <h3>
        <a className={styles.title} href={pathOf('live-session', language, '', slug)} {...title} />
      </h3>
      {description.children && <p className={styles.description} {...description} />}
      <p className={styles.days}>{describedDays(days, t)}</p>
      <MeetingExceptions exceptions={exceptions} />
      {next ? (
        <>
          <DateLeaf next={next} zone={meeting.zone} />
          <MeetingTimes next={next} zone={meeting.zone} visitorZone={visitorZone} />
          <div className={styles.actions}>
            <JoinLink meeting={meeting} next={next} />
            {takesRegistrations && (
              <a
                className={styles.register}
                href={pathOf('live-session', language, `#${REGISTRATION_ID[language]}`, slug)}
              >
                {t('education.meeting.register')}
                <span className={hiddenStyles.hidden}>
                  : <span {...title} />
                </span>
              </a>
            )}
            <AddToCalendar meeting={meeting} next={next} />
          </div>
        </>
      ) : (
        <p className={styles.unscheduled}>{t('education.meeting.unscheduled')}</p>
      )}
    </li>
  );
}
