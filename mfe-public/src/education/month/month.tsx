import type { Language } from '@vitral/sdk/contracts/languages';
import { useState } from 'react';
import { readZoomMeetings } from '../../data/zoom-meetings.ts';
import { useSite } from '../../site/site-context.ts';
import { dayIn, monthAfter, monthOf } from '../schedule/days.ts';
import { type ScheduledMeeting, scheduleMeetings } from '../schedule/meetings.ts';
import { dateIn } from '../schedule/times.ts';
import { placeName } from '../schedule/zones.ts';
import { SessionEntry } from '../session-entry.tsx';
import { Steps } from '../steps.tsx';
import overview from '../week-overview.module.css';
import { MonthGrid } from './month-grid.tsx';
import styles from './month.module.css';

/** Number of months in the calendar, including the current one. */
const MONTHS = 3;
const LONGEST_MONTHS_DAYS = 93;

export interface MonthProps {
  meetings: ScheduledMeeting[];
  zone: string;
  now: number;
}

/** Loads the live sessions with their dates of the coming months. */
export async function loadMonths(language: Language, signal: AbortSignal): Promise<ScheduledMeeting[]> {
  const response = await fetch('/api/zoom-meetings', { signal });
  if (!response.ok) throw new Error(`The live sessions were answered with ${response.status}`);
  const meetings = readZoomMeetings(await response.json(), language);
  return scheduleMeetings(meetings, language, Date.now(), LONGEST_MONTHS_DAYS);
}

/** Shows a month as a grid of days, and below it the live sessions of the chosen day. */
export function Month({ meetings, zone, now }: MonthProps) {
  const { t, language } = useSite();
  const today = dayIn(zone, now);
  const [chosen, choose] = useState(today);
  const month = chosen.slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(today.slice(0, 7), index));
  const weeks = monthOf(meetings, { zone, language, now, month });
  const day = weeks.flat().find((each) => each.day === chosen);
  const nameOf = (date: string, parts: Intl.DateTimeFormatOptions) =>
    dateIn('UTC', Date.parse(`${date}T12:00Z`), language, parts);
  const open = (next: string) => choose(next === today.slice(0, 7) ? today : `${next}-01`);
  const monthTo = (count: number) => months.find((each) => each === monthAfter(month, count)) ?? null;

  return (
    <div className={overview.overview}>
      <div className={overview.head}>
        <h3 className={styles.title} id="month-title" aria-live="polite">
          {nameOf(chosen, { month: 'long', year: 'numeric' })}
        </h3>
        <p className={overview.zone}>{t('education.week.zone', { zone: placeName(zone, t) })}</p>
        <div className={overview.steps}>
          <Steps
            previous={{ label: t('education.month.previous'), to: monthTo(-1) }}
            following={{ label: t('education.month.following'), to: monthTo(1) }}
            onGo={open}
          />
        </div>
      </div>
      <MonthGrid
        weeks={weeks}
        month={month}
        chosen={chosen}
        onChoose={(next) => months.includes(next.slice(0, 7)) && choose(next)}
        labelledBy="month-title"
      />
      <section className={styles.chosen} aria-labelledby="month-day">
        <h4 className={styles.day} id="month-day">
          {nameOf(chosen, { weekday: 'long', day: 'numeric', month: 'long' })}
        </h4>
        {day && day.entries.length > 0 ? (
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <li key={`${entry.meeting.id}-${entry.at}`}>
                <SessionEntry entry={entry} zone={zone} now={now} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={overview.none}>
            {t(chosen < today ? 'education.month.over' : 'education.week.free')}
          </p>
        )}
      </section>
    </div>
  );
}
