import { useVisitorZone } from '../time-zone/visitor-zone.ts';
import { useSite } from '../site/site-context.ts';
import styles from './calendar.module.css';
import { CategoryFilter, useCategoryFilter } from './category-filter.tsx';
import type { CalendarProps } from './calendar.data.ts';
import { MeetingCard } from './meeting-card.tsx';
import { NearestSession } from './nearest-session.tsx';
import { ScheduleView } from './schedule-view.tsx';
import { Subscriptions } from './subscriptions.tsx';

/** Shows the nearest live session, an overview of the week, and a card for each live session with its next date. */
export function Calendar({ meetings, now, subscribeText }: CalendarProps) {
  const { t } = useSite();
  const visitorZone = useVisitorZone();
  const [chosen, choose] = useCategoryFilter();
  const categories = meetings.map(({ category }) => category);
  const shown = meetings.filter(({ category }) => chosen === 'all' || category === chosen);

  return (
    <>
      <NearestSession meetings={meetings} visitorZone={visitorZone} renderedAt={now} />
      <CategoryFilter categories={categories} chosen={chosen} onChoose={choose} count={shown.length} />
      <ScheduleView meetings={shown} category={chosen} visitorZone={visitorZone} renderedAt={now} />
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
      <Subscriptions categories={categories} text={subscribeText} />
    </>
  );
}
