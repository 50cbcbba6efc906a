import { ANSWER_FIELD, REGISTRATION_HONEYPOT } from '@vitral/sdk/contracts/meeting-registrations';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useIsHydrated } from '../../data/use-client-value.ts';
import { FormField, Honeypot } from '../../forms/form-field.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import type { RegistrationOffer } from '../live-session.data.ts';
import { DateField } from './date-field.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './registration-form.module.css';
import { useRegistrationForm } from './use-registration-form.ts';
import { ZoneField } from './zone-field.tsx';

/** Renders the form for a place at a live session; without scripts the browser posts it to this page. */
export function RegistrationForm(offer: RegistrationOffer) {
  const { t, language } = useSite();
  const isHydrated = useIsHydrated();
  const { sent, questions, meetingId } = offer;
  const { problemOf, failure, status, edit, submit } = useRegistrationForm(offer);
  const isSending = status.kind === 'sending';
  const valueOf = (name: string) => sent?.values[name] ?? '';
  return (
    <form
      className={styles.form}
      method="post"
      aria-label={t('live-session.form.label', { title: offer.title })}
      noValidate={isHydrated}
      onInput={edit}
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.note}>{t('form.note')}</p>
      <input type="hidden" name="meetingId" value={meetingId} />
      <DateField offer={offer} problem={problemOf('date')} value={valueOf('date')} />
      <ZoneField problem={problemOf('timezone')} value={valueOf('timezone')} />
      <FormField
        id="registration-name"
        name="name"
        label={t('live-session.form.name')}
        isRequired
        problem={problemOf('name')}
        control={(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="name"
            maxLength={LIMITS.name}
            defaultValue={valueOf('name')}
          />
        )}
      />
      <FormField
        id="registration-email"
        name="email"
        label={t('live-session.form.email')}
        isRequired
        problem={problemOf('email')}
        hint={t('live-session.form.emailHint')}
        control={(attributes) => (
          <input
            {...attributes}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LIMITS.email}
            defaultValue={valueOf('email')}
          />
        )}
      />
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          problem={problemOf(ANSWER_FIELD + question.id)}
          value={valueOf(ANSWER_FIELD + question.id)}
        />
      ))}
      <Agreement problem={problemOf('isAgreed')} isAgreed={valueOf('isAgreed') === 'true'} />
      <Honeypot name={REGISTRATION_HONEYPOT} />
      <button type="submit" className={styles.send} aria-disabled={isSending} aria-busy={isSending}>
        {t(isSending ? 'form.sending' : 'live-session.form.send')}
      </button>
      <FormMessage
        status={status}
        failure={failure}
        texts={{
          sent: { children: t('live-session.form.sent') },
          thanks: [{ children: t('live-session.form.thanks') }],
          error: t('live-session.form.error'),
          tooMany: (when) => t('live-session.form.tooMany', { when }),
        }}
      />
      <p className={styles.note}>
        <a href={pathOf('privacy', language, '#registrations')}>{t('form.privacy')}</a>
      </p>
    </form>
  );
}

function Agreement({ problem, isAgreed }: { problem: string | undefined; isAgreed: boolean }) {
  const { t } = useSite();
  return (
    <div className={styles.agreement}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="isAgreed"
          value="true"
          required
          defaultChecked={isAgreed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'registration-agreement-note' : undefined}
        />
        <span>{t('live-session.form.agreement')}</span>
      </label>
      <p className={styles.problem} id="registration-agreement-note" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}
