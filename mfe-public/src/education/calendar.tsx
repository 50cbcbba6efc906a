import { useSite } from '../site/site-context.ts';
import styles from './calendar.module.css';
import { CategoryFilter, useCategoryFilter } from './category-filter.tsx';
import type { CalendarData } from './education.data.ts';
import { MeetingCard } from './meeting-card.tsx';
import panes from './panes.module.css';
import { meetingAnchor } from './schedule/anchors.ts';
import { useVisitorZone } from './schedule/use-visitor-times.ts';
import { placeName } from './schedule/zones.ts';
import { Subscriptions } from './subscriptions.tsx';

/** Shows an overview of the week, and a card for each live session with its next date. */
export function Calendar({ meetings, week }: CalendarData) {
  const { t } = useSite();
  const visitorZone = useVisitorZone();
  const [chosen, choose] = useCategoryFilter();
  const categories = meetings.map(({ category }) => category);
  const shown = meetings.filter(({ category }) => chosen === 'all' || category === chosen);

  return (
    <>
      <CategoryFilter categories={categories} chosen={chosen} onChoose={choose} count={shown.length} />
      <WeekOverview week={week} meetings={shown} />
      <ul className={styles.cards} aria-label={t('education.calendar.sessions')}>
        {meetings.map((meeting) => (
          <MeetingCard
            key={meeting.id}
            meeting={meeting}
            isShown={shown.includes(meeting)}
            visitorZone={visitorZone}
          />
        ))}
      </ul>
      <Subscriptions categories={categories} />
    </>
  );
}

/** Lists the times of `meetings` by weekday. */
function WeekOverview({ week, meetings }: CalendarData) {
  const { t } = useSite();
  return (
    <div className={styles.overview}>
      <h3>{t('education.week.heading')}</h3>
      <ul className={styles.week}>
        {week.map(({ day, name, entries }) => {
          const shown = entries.flatMap(({ id, time, zone }) => {
            const meeting = meetings.find((candidate) => candidate.id === id);
            return meeting ? [{ ...meeting, time, zone }] : [];
          });
          return (
            <li className={styles.day} key={day}>
              <h4 className={styles.name}>{name}</h4>
              {shown.length === 0 ? (
                <p className={styles.free}>{t('education.week.free')}</p>
              ) : (
                <ul className={styles.entries}>
                  {shown.map(({ id, title, category, time, zone }) => (
                    <li key={id}>
                      <a className={`${styles.entry} ${panes[category]}`} href={`#${meetingAnchor(id)}`}>
                        <span className={styles.time}>
                          {time} · {placeName(zone, t)}
                        </span>{' '}
                        <span className={styles.title} {...title} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
