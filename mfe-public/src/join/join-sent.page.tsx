import { DRAFTS } from '../contact/form-values.ts';
import { CALENDAR_ID } from '../education/schedule/anchors.ts';
import { SessionCards } from '../education/session-cards.tsx';
import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { JoinSentData } from './join-sent.data.ts';
import styles from './join.module.css';

const STEPS = ['read', 'write', 'choose'] as const;

/** Thanks for a request to join, and says what happens next. */
export function JoinSentPage({ data: { sessions } }: { data: JoinSentData }) {
  const { t, language } = useSite();
  return (
    <div className={styles.sent}>
      <header className={shapes.introduction}>
        <h1>{t('join-sent.title')}</h1>
        <p className={shapes.lead}>{t('join-sent.description')}</p>
      </header>
      <section className={styles.next} aria-labelledby="join-steps">
        <h2 id="join-steps">{t('join-sent.steps')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`join-sent.${step}`)}</h3>
              <p>{t(`join-sent.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.next} aria-labelledby="join-sessions">
        <h2 id="join-sessions">{t('join-sent.sessions')}</h2>
        {sessions.length > 0 && <SessionCards sessions={sessions} />}
        <a className={shapes.action} href={pathOf('education', language, `#${CALENDAR_ID}`)}>
          {t('join-sent.calendar')}
        </a>
      </section>
      <Island name="draft-clearing" wakeIf={DRAFTS.join} hidden />
    </div>
  );
}
