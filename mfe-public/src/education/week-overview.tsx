import { useState } from 'react';
import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import panes from './panes.module.css';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { dateIn, timesIn } from './schedule/times.ts';
import { useNow } from './schedule/use-now.ts';
import { type WeekEntry, weekOf, WEEKS } from './schedule/week.ts';
import { placeName, ZONES } from './schedule/zones.ts';
import styles from './week-overview.module.css';

interface WeekOverviewProps {
  meetings: ScheduledMeeting[];
  visitorZone: VisitorZone;
  /** Time of the server's rendering, in milliseconds since 1970. */
  renderedAt: number;
}

/** Lists the dates of the coming seven days, and of the seven after them, in the visitor's zone; on the server in Pacific time. */
export function WeekOverview({ meetings, visitorZone, renderedAt }: WeekOverviewProps) {
  const { t, language } = useSite();
  const now = useNow() ?? renderedAt;
  const [week, setWeek] = useState(0);
  const zone = visitorZone ?? ZONES.pacific;
  const days = weekOf(meetings, { zone, language, now, week });
  const steps = [
    { to: week - 1, label: t('education.week.previous'), sign: '‹' },
    { to: week + 1, label: t('education.week.following'), sign: '›' },
  ];

  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h3 aria-live="polite">{t(week === 0 ? 'education.week.heading' : 'education.week.next')}</h3>
        <p className={styles.zone}>{t('education.week.zone', { zone: placeName(zone, t) })}</p>
        {visitorZone !== undefined && (
          <div className={styles.steps}>
            {steps.map(({ to, label, sign }) => (
              <button
                className={styles.step}
                key={label}
                type="button"
                aria-label={label}
                disabled={to < 0 || to >= WEEKS}
                onClick={() => setWeek(to)}
              >
                {sign}
              </button>
            ))}
          </div>
        )}
      </div>
      <ol className={styles.week}>
        {days.map(({ isToday, weekday, date, entries }, index) => (
          <li
            className={`${styles.day} ${entries.length === 0 ? styles.free : ''}`}
            key={index}
            aria-current={isToday ? 'date' : undefined}
          >
            <h4 className={styles.name}>
              {weekday} <span className={styles.date}>{date}</span>
              {isToday && <span className={styles.today}>{t('education.week.today')}</span>}
            </h4>
            {entries.length === 0 ? (
              <p className={styles.none}>{t('education.week.free')}</p>
            ) : (
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <Entry key={`${entry.meeting.id}-${entry.at}`} entry={entry} zone={zone} now={now} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry, zone, now }: { entry: WeekEntry; zone: string; now: number }) {
  const { t, language } = useSite();
  const { meeting, date, kind, time } = entry;
  const isOff = kind === 'cancelled' || kind === 'moved-away';
  const isLive = !isOff && date.start <= now && now < date.until;
  return (
    <li>
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
    </li>
  );
}

/** Says that a date is cancelled, with the reason, or where a moved one came from or went to. */
function ChangeNote({ entry: { meeting, date, kind, at }, zone }: { entry: WeekEntry; zone: string }) {
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
