import { useState } from 'react';
import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import { useSite } from '../site/site-context.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { useNow } from './schedule/use-now.ts';
import { weekOf, WEEKS } from './schedule/days.ts';
import { placeName, ZONES } from './schedule/zones.ts';
import { SessionEntry } from './session-entry.tsx';
import { Steps } from './steps.tsx';
import styles from './week-overview.module.css';

interface WeekOverviewProps {
  meetings: ScheduledMeeting[];
  visitorZone: VisitorZone;
  /** Time of the server's rendering, in milliseconds since 1970. */
  renderedAt: number;
}

/**
 * Lists the dates of the coming seven days and of the seven after them, in the visitor's zone; in Pacific time when
 * rendered on the server.
 */
export function WeekOverview({ meetings, visitorZone, renderedAt }: WeekOverviewProps) {
  const { t, language } = useSite();
  const now = useNow() ?? renderedAt;
  const [week, setWeek] = useState(0);
  const zone = visitorZone ?? ZONES.pacific;
  const days = weekOf(meetings, { zone, language, now, week });

  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h3 aria-live="polite">{t(week === 0 ? 'education.week.heading' : 'education.week.next')}</h3>
        <p className={styles.zone}>{t('education.week.zone', { zone: placeName(zone, t) })}</p>
        {visitorZone !== undefined && (
          <div className={styles.steps}>
            <button className={styles.print} type="button" onClick={() => print()}>
              {t('education.print.week')}
            </button>
            <Steps
              previous={{ label: t('education.week.previous'), to: week > 0 ? week - 1 : null }}
              following={{ label: t('education.week.following'), to: week + 1 < WEEKS ? week + 1 : null }}
              onGo={setWeek}
            />
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
                  <li key={`${entry.meeting.id}-${entry.at}`}>
                    <SessionEntry entry={entry} zone={zone} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
