import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import { CalendarFileButton } from './calendar-file-button.tsx';
import { MeetingExceptions } from './meeting-exceptions.tsx';
import { JoinLink } from './join-link.tsx';
import panes from './panes.module.css';
import { sessionId } from './schedule/anchors.ts';
import type { Session } from './schedule/sessions.ts';
import type { VisitorZone } from './schedule/use-visitor-zone.ts';
import styles from './session-card.module.css';
import { SessionDate } from './session-date.tsx';
import { MeetingSchedule } from './session-times.tsx';

interface SessionCardProps {
  session: Session;
  isShown: boolean;
  visitorZone: VisitorZone;
}

/** Card of a live session: description, weekdays, next date, times by zone, and the link to join. */
export function SessionCard({ session, isShown, visitorZone }: SessionCardProps) {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const { id, title, description, category, days, next, exceptions } = session;
  return (
    <li className={`${styles.card} ${panes[category]}`} id={sessionId(id)} hidden={!isShown}>
      <p className={styles.category}>{t(`education.category.${category}`)}</p>
      <h3 className={styles.title} {...title} />
      {description.children && <p className={styles.description} {...description} />}
      <p className={styles.days}>
        {'list' in days ? days.list : t('education.days.range', { first: days.first, last: days.last })}
      </p>
      <MeetingExceptions exceptions={exceptions} />
      {next ? (
        <>
          <SessionDate next={next} />
          <MeetingSchedule next={next} visitorZone={visitorZone} />
          <div className={styles.actions}>
            <JoinLink session={session} next={next} />
            {isHydrated && <CalendarFileButton session={session} />}
          </div>
        </>
      ) : (
        <p className={styles.unscheduled}>{t('education.session.unscheduled')}</p>
      )}
    </li>
  );
}
