import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSite } from '../../site/site-context.ts';
import hiddenStyles from '../../styles/hidden.module.css';
import panes from '../panes.module.css';
import { type CalendarDay, type DayEntry, daysAfter, monthAfter, positionInWeek } from '../schedule/days.ts';
import { dateIn } from '../schedule/times.ts';
import styles from './month-grid.module.css';

interface MonthGridProps {
  weeks: CalendarDay[][];
  /** `YYYY-MM`; days of other months only fill the weeks. */
  month: string;
  /** `YYYY-MM-DD`, the day that Tab leads to. */
  chosen: string;
  onChoose: (day: string) => void;
  labelledBy: string;
}

/** Renders the days of a month as the grid pattern of WAI-ARIA: arrow keys, Home, End, Page Up and Page Down choose a day. */
export function MonthGrid({ weeks, month, chosen, onChoose, labelledBy }: MonthGridProps) {
  const { t, language } = useSite();
  const grid = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [chosen]);

  const handleKey = (event: KeyboardEvent) => {
    const position = positionInWeek(chosen, language);
    const next = dayByKey(event.key, chosen, position);
    if (!next) return;
    event.preventDefault();
    isByKey.current = true;
    onChoose(next);
  };

  return (
    <table className={styles.grid} role="grid" aria-labelledby={labelledBy} ref={grid} onKeyDown={handleKey}>
      <thead>
        <tr>
          {weeks[0]?.map(({ day, weekday }) => (
            <th className={styles.weekday} key={day} scope="col" abbr={weekday}>
              {dateIn('UTC', Date.parse(`${day}T12:00Z`), language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, isToday, entries }) => (
              <td
                className={`${styles.day} ${day.startsWith(month) ? '' : styles.other}`}
                key={day}
                role="gridcell"
                tabIndex={day === chosen ? 0 : -1}
                aria-selected={day === chosen}
                aria-current={isToday ? 'date' : undefined}
                onClick={() => onChoose(day)}
              >
                <span className={styles.number}>
                  {Number(day.slice(8))}
                  {isToday && <span className={hiddenStyles.hidden}> {t('education.week.today')}</span>}
                </span>
                {entries.map((entry) => (
                  <Mark key={`${entry.meeting.id}-${entry.at}`} entry={entry} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows time and title of a live session; a coloured dot on phones. */
function Mark({ entry: { meeting, kind, time } }: { entry: DayEntry }) {
  const isOff = kind === 'cancelled' || kind === 'moved-away';
  const Text = isOff ? 's' : 'span';
  return (
    <span className={`${styles.mark} ${panes[meeting.category]} ${isOff ? styles.off : ''}`}>
      <Text className={styles.words}>
        {' '}
        {time} <span {...meeting.title} />
      </Text>
    </span>
  );
}

/** Returns the day to which a key moves; undefined for other keys. `position` is the position of the day in its week. */
function dayByKey(key: string, day: string, position: number): string | undefined {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -position,
    End: 6 - position,
  };
  const step = steps[key];
  if (step !== undefined) return daysAfter(day, step);
  if (key === 'PageUp') return sameDayIn(monthAfter(day.slice(0, 7), -1), day);
  if (key === 'PageDown') return sameDayIn(monthAfter(day.slice(0, 7), 1), day);
  return undefined;
}

/** Returns the day with the same number in a month, or the last day of a shorter month. */
function sameDayIn(month: string, day: string): string {
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const same = month + day.slice(7);
  return same < last ? same : last;
}
