import { Section } from '../landing/section.tsx';
import { pathOf } from '../site/paths.ts';
import { InSlices } from '../site/in-slices.tsx';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import styles from './calendar-section.module.css';
import { CategoryFilter, useCategoryFilter } from './category-filter.tsx';
import type { Calendar } from './education.data.ts';
import panes from './panes.module.css';
import { CALENDAR_ID, meetingAnchor } from './schedule/anchors.ts';
import { useVisitorZone } from './schedule/use-visitor-times.ts';
import type { WeekDay } from './schedule/week.ts';
import { placeName } from './schedule/zones.ts';
import { MeetingCard } from './meeting-card.tsx';
import { Subscriptions } from './subscriptions.tsx';

/** Shows an overview of the week, and a card for each live session with its next date. */
export function CalendarSection({ calendar: { meetings, week } }: { calendar: Calendar }) {
  const { t, language } = useSite();
  const visitorZone = useVisitorZone();
  const [chosen, choose] = useCategoryFilter();
  const isShown = ({ category }: { category: string }) => chosen === 'all' || category === chosen;

  return (
    <div className={styles.calendar}>
      <Section
        id={CALENDAR_ID}
        title={t('education.calendar.heading')}
        introduction={[t('education.calendar.text')]}
      >
        {meetings.length === 0 ? (
          <div className={styles.empty}>
            <h3>{t('education.empty.title')}</h3>
            <p>{t('education.empty.text')}</p>
            <a className={shapes.action} href={pathOf('contact', language)}>
              {t('education.empty.contact')}
            </a>
          </div>
        ) : (
          <>
            <CategoryFilter
              categories={meetings.map(({ category }) => category)}
              chosen={chosen}
              onChoose={choose}
              count={meetings.filter(isShown).length}
            />
            <WeekOverview week={week.map((day) => ({ ...day, entries: day.entries.filter(isShown) }))} />
            <ul className={styles.cards} aria-label={t('education.calendar.sessions')}>
              <InSlices>
                {meetings.map((meeting) => (
                  <MeetingCard
                    key={meeting.id}
                    meeting={meeting}
                    isShown={isShown(meeting)}
                    visitorZone={visitorZone}
                  />
                ))}
              </InSlices>
            </ul>
            <Subscriptions categories={meetings.map(({ category }) => category)} />
          </>
        )}
      </Section>
    </div>
  );
}

function WeekOverview({ week }: { week: WeekDay[] }) {
  const { t } = useSite();
  return (
    <div className={styles.overview}>
      <h3>{t('education.week.heading')}</h3>
      <ul className={styles.week}>
        {week.map(({ day, name, entries }) => (
          <li className={styles.day} key={day}>
            <h4 className={styles.name}>{name}</h4>
            {entries.length === 0 ? (
              <p className={styles.free}>{t('education.week.free')}</p>
            ) : (
              <ul className={styles.entries}>
                {entries.map(({ id, title, category, time, zone }) => (
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
        ))}
      </ul>
    </div>
  );
}
