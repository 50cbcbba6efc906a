import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import panes from './panes.module.css';
import type { DayEntry } from './schedule/days.ts';
import { dateIn, timesIn } from './schedule/times.ts';
import styles from './session-entry.module.css';

interface SessionEntryProps {
  entry: DayEntry;
  zone: string;
  now: number;
}

/** Links to a live session on a day of the calendar, with its time, whether it is running, and its changes. */
export function SessionEntry({ entry, zone, now }: SessionEntryProps) {
  const { t, language } = useSite();
  const { meeting, date, kind, time } = entry;
  const isOff = kind === 'cancelled' || kind === 'moved-away';
  const isLive = !isOff && date.start <= now && now < date.until;
  return (
    <a
      className={`${styles.entry} ${panes[meeting.category]}`}
      href={pathOf('live-session', language, '', meeting.slug)}
    >
      <span className={styles.time}>
        {isOff ? <s>{time}</s> : time}
        {isLive && <strong className={styles.live}>{t('education.meeting.live')}</strong>}
      </span>{' '}
      {isOff ? (
        <s className={styles.title} {...meeting.title} />
      ) : (
        <span className={styles.title} {...meeting.title} />
      )}
      <ChangeNote entry={entry} zone={zone} />
    </a>
  );
}

/** Says that a date is cancelled, with the reason, or from or to which day it was moved. */
function ChangeNote({ entry: { meeting, date, kind, at }, zone }: { entry: DayEntry; zone: string }) {
  const { t, language } = useSite();
  if (kind === 'held') return null;
  const when = (instant: number) => {
    const day = dateIn(zone, instant, language, { weekday: 'short', day: 'numeric', month: 'short' });
    return `${day}, ${timesIn(zone, { start: instant, end: null }, language)}`;
  };
  const { reason } = meeting.exceptions.find(({ planned }) => planned.start === (date.planned ?? at)) ?? {};
  return (
    <span className={styles.note}>
      <span className={hiddenStyles.hidden}>. </span>
      {kind === 'cancelled' && t('education.notice.cancelled')}
      {kind === 'moved' && t('education.week.movedFrom', { date: when(date.planned ?? date.start) })}
      {kind === 'moved-away' && t('education.week.movedTo', { date: when(date.start) })}
      {kind !== 'moved' && reason?.children && (
        <>
          : <span {...reason} />
        </>
      )}
    </span>
  );
}
