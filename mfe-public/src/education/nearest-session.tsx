import type { Language } from '@vitral/sdk/contracts/languages';
import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import styles from './nearest-session.module.css';
import panes from './panes.module.css';
import { nextDate } from './schedule/dates.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { dateIn, localeOf, timesIn } from './schedule/times.ts';
import { useNow } from './schedule/use-now.ts';
import { placeName, ZONES } from './schedule/zones.ts';

/** Fields of a live session that the link to the nearest one shows. */
export type NearbyMeeting = Pick<ScheduledMeeting, 'slug' | 'title' | 'category' | 'dates'>;

interface NearestSessionProps {
  meetings: NearbyMeeting[];
  visitorZone: VisitorZone;
  /** Time of the server's rendering, in milliseconds since 1970. */
  renderedAt: number;
}

/** Links to the live session that is running or begins next; once scripts run, also says how soon it begins. */
export function NearestSession({ meetings, visitorZone, renderedAt }: NearestSessionProps) {
  const { t, language } = useSite();
  const now = useNow();
  const [nearest] = meetings
    .flatMap((meeting) => {
      const next = nextDate(meeting, now ?? renderedAt);
      return next && next.until > (now ?? renderedAt) ? [{ meeting, next }] : [];
    })
    .toSorted((one, other) => one.next.start - other.next.start);
  if (!nearest) return null;

  const { meeting, next } = nearest;
  const zone = visitorZone ?? ZONES.pacific;
  const isLive = now !== null && next.start <= now;
  const day = dateIn(zone, next.start, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <a
      className={`${styles.nearest} ${panes[meeting.category]}`}
      href={pathOf('live-session', language, '', meeting.slug)}
    >
      <span className={styles.label}>
        {t(isLive ? 'education.meeting.live' : 'education.nearest')}
        {now !== null && !isLive && (
          <strong className={styles.soon}> {timeUntil(next.start - now, language)}</strong>
        )}
      </span>{' '}
      <span className={styles.title} {...meeting.title} />{' '}
      <span className={styles.when}>
        {day}, {timesIn(zone, next, language)} ({placeName(zone, t)})
      </span>
    </a>
  );
}

const MINUTE_MS = 60_000;

/** Formats a duration as "in 3 hours": in minutes below an hour, in hours below a day, else in days. */
function timeUntil(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(localeOf(language));
  if (minutes < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
