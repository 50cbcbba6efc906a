import { describedDays } from '../education/described-days.ts';
import panes from '../education/panes.module.css';
import { CALENDAR_ID, categoryId, REGISTRATION_ID } from '../education/schedule/anchors.ts';
import { SessionCards } from '../education/session-cards.tsx';
import { Island } from '../site/island.tsx';
import { LaterStyles } from '../site/later-styles.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { LiveSessionData, RegistrationOffer } from './live-session.data.ts';
import { Leader } from './leader.tsx';
import { openDates } from './registration/date-field.tsx';
import { RegistrationForm } from './registration/registration-form.tsx';
import { SessionPicture } from './session-picture.tsx';
import { SessionDates } from './session-dates.tsx';
import styles from './live-session.module.css';

/** Renders the page of one live session: its text, its dates, and other live sessions. */
export function LiveSessionPage({ data }: { data: LiveSessionData }) {
  const { session, image, leader, registration, related } = data;
  const { t, language } = useSite();
  if (!session) return <Unavailable />;
  const { title, description, category, days } = session.meeting;
  return (
    <article className={`${styles.page} ${panes[category]}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <a className={styles.category} href={pathOf('education', language, `#${categoryId(category)}`)}>
            {t(`education.category.${category}`)}
          </a>
          <h1 {...title} />
          <p className={styles.days}>{describedDays(days, t)}</p>
          {leader && <Leader {...leader} />}
          {description.children && <p className={styles.description} {...description} />}
          {registration && (
            <a className={shapes.action} href={`#${REGISTRATION_ID[language]}`}>
              {t('live-session.registration')}
            </a>
          )}
        </div>
        <SessionPicture image={image} category={category} />
      </header>
      <LaterStyles />
      <Island name="live-session" className={styles.dates} props={session} wake="near">
        <SessionDates {...session} />
      </Island>
      {registration && <RegistrationSection offer={registration} />}
      {related.length > 0 && <Related sessions={related} />}
    </article>
  );
}

function RegistrationSection({ offer }: { offer: RegistrationOffer }) {
  const { t, language } = useSite();
  const isOpen = offer.scope !== 'date' || openDates(offer, offer.now).length > 0;
  return (
    <section className={styles.registration} id={REGISTRATION_ID[language]} aria-labelledby="registration">
      <h2 id="registration">{t('live-session.registration')}</h2>
      <p className={styles.description}>
        {t(isOpen ? 'live-session.registration.text' : 'live-session.registration.closed')}
      </p>
      {isOpen && (
        <Island name="registration-form" className={styles.form} props={offer} wake="near">
          <RegistrationForm {...offer} />
        </Island>
      )}
    </section>
  );
}

function Related({ sessions }: { sessions: LiveSessionData['related'] }) {
  const { t, language } = useSite();
  return (
    <section className={styles.related} aria-labelledby="related-sessions">
      <h2 id="related-sessions">{t('live-session.related')}</h2>
      <SessionCards sessions={sessions} />
      <a className={styles.calendar} href={pathOf('education', language, `#${CALENDAR_ID}`)}>
        {t('live-session.calendar')}
      </a>
    </section>
  );
}

/** Shown while the live sessions cannot be loaded. */
function Unavailable() {
  const { t, language } = useSite();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('live-session.title')}</h1>
        <p className={styles.description}>{t('live-session.unavailable')}</p>
        <a className={shapes.action} href={pathOf('education', language, `#${CALENDAR_ID}`)}>
          {t('live-session.calendar')}
        </a>
      </header>
    </div>
  );
}
