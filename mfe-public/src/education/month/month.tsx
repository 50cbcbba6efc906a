import type { Language } from '@vitral/contracts/languages';
import { type ReactNode, useState } from 'react';
import { readZoomMeetings } from '../../data/zoom-meetings.ts';
import { useSite } from '../../site/site-context.ts';
import { dayIn, monthAfter, monthOf } from '../schedule/days.ts';
import { type ScheduledMeeting, scheduleMeetings } from '../schedule/meetings.ts';
import { dateIn } from '../schedule/times.ts';
import { placeName } from '../schedule/zones.ts';
import { SessionEntry } from '../session-entry.tsx';
import overview from '../week-overview.module.css';
import { MonthGrid } from './month-grid.tsx';
import styles from './month.module.css';

/** Months that the calendar knows, the current one included. */
const MONTHS = 3;
const LONGEST_MONTHS_DAYS = 93;

export interface MonthProps {
  meetings: ScheduledMeeting[];
  zone: string;
  now: number;
  choice: ReactNode;
}

/** Loads the live sessions with their dates of the coming months. */
export async function loadMonths(language: Language, signal: AbortSignal): Promise<ScheduledMeeting[]> {
  const response = await fetch('/api/zoom-meetings', { signal });
  if (!response.ok) throw new Error(`The live sessions were answered with ${response.status}`);
  const meetings = readZoomMeetings(await response.json(), language);
  return scheduleMeetings(meetings, language, Date.now(), LONGEST_MONTHS_DAYS);
}

/** Shows a month as a grid of days, and below it the live sessions of the chosen day. */
export function Month({ meetings, zone, now, choice }: MonthProps) {
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
  const steps = [
    { to: monthAfter(month, -1), label: t('education.month.previous'), sign: '‹' },
    { to: monthAfter(month, 1), label: t('education.month.following'), sign: '›' },
  ];

  return (
    <div className={overview.overview}>
      <div className={overview.head}>
        <h3 className={styles.title} id="month-title" aria-live="polite">
          {nameOf(chosen, { month: 'long', year: 'numeric' })}
        </h3>
        <p className={overview.zone}>{t('education.week.zone', { zone: placeName(zone, t) })}</p>
        {choice}
        <div className={overview.steps}>
          {steps.map(({ to, label, sign }) => (
            <button
              className={overview.step}
              key={label}
              type="button"
              aria-label={label}
              disabled={!months.includes(to)}
              onClick={() => open(to)}
            >
              {sign}
            </button>
          ))}
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
          <p className={overview.none}>{t('education.week.free')}</p>
        )}
      </section>
    </div>
  );
}
