import { Section } from '../layout/section.tsx';
import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import styles from './calendar-section.module.css';
import { Calendar } from './calendar.tsx';
import type { CalendarData } from './education.data.ts';
import { PrintNote } from './print-note.tsx';
import { CALENDAR_ID } from './schedule/anchors.ts';

export function CalendarSection({ calendar }: { calendar: CalendarData }) {
  const { t, language } = useSite();
  return (
    <div className={styles.calendar}>
      <Section
        id={CALENDAR_ID}
        title={t('education.calendar.heading')}
        introduction={[t('education.calendar.text')]}
      >
        {calendar.meetings.length === 0 ? (
          <div className={styles.empty}>
            <h3>{t('education.empty.title')}</h3>
            <p>{t('education.empty.text')}</p>
            <a className={shapes.action} href={pathOf('contact', language)}>
              {t('education.empty.contact')}
            </a>
          </div>
        ) : (
          <Island name="calendar" className={styles.parts} props={calendar} wake="near">
            <Calendar {...calendar} />
          </Island>
        )}
        {calendar.meetings.length > 0 && <PrintNote />}
      </Section>
    </div>
  );
}
