import { CONTACT_FIELDS, CONTACT_HONEYPOT } from '@vitral/contracts/contact-messages';
import type { Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import type { SentForm } from '@vitral/contracts/public-pages';
import { useEffect, useRef } from 'react';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../data/use-client-value.ts';
import hidden from '../styles/hidden.module.css';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';
import { type FormStatus, useContactForm, useRestoredForm } from './use-contact-form.ts';

/** Length from which the form shows the remaining characters. */
const NEARLY_FULL = LIMITS.contactMessage * 0.9;

/** Renders the form for a message to the team; without scripts the browser posts it to this page. */
export function ContactForm({ sent }: { sent: SentForm | null }) {
  const { t, language } = useSite();
  const isHydrated = useIsHydrated();
  const { form, messageLength, measure } = useRestoredForm(sent);
  const { problems, status, edit, submit } = useContactForm(sent);
  const isSending = status.kind === 'sending';
  const left = LIMITS.contactMessage - messageLength;
  const room = messageLength > NEARLY_FULL ? t('contact.form.room', { left }) : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={pathOf('contact', language)}
      aria-label={t('contact.form.label')}
      noValidate={isHydrated}
      onInput={(event) => {
        measure();
        edit(event);
      }}
      onSubmit={(event) => void submit(event).then(measure)}
    >
      <p className={styles.note}>{t('contact.form.note')}</p>
      {CONTACT_FIELDS.map((field) => (
        <ContactField
          key={field}
          name={field}
          value={sent?.values[field] ?? ''}
          problem={problems[field]}
          isBounded={!isHydrated}
          hint={field === 'message' ? room : undefined}
        />
      ))}
      <div className={hidden.hidden} aria-hidden="true">
        <label htmlFor="contact-trap">{t('contact.form.trap')}</label>
        <input id="contact-trap" name={CONTACT_HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <button className={styles.send} aria-disabled={isSending} aria-busy={isSending}>
        {t(isSending ? 'contact.form.sending' : 'contact.form.send')}
      </button>
      <FormMessage status={status} />
    </form>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Shows the result of sending below the button, and gets the focus after success. */
function FormMessage({ status }: { status: FormStatus }) {
  const { t, language } = useSite();
  const success = useRef<HTMLDivElement>(null);
  const isSent = status.kind === 'sent';

  useEffect(() => {
    if (isSent) success.current?.focus();
  }, [isSent]);

  function reason(): string {
    if (status.kind === 'unreachable') return t('contact.form.unreachable');
    if (status.kind !== 'too-many') return t('contact.form.failed');
    return t('contact.form.tooMany', { when: whenToRetry(status.retrySeconds, language) });
  }

  const hasFailed = !isSent && status.kind !== 'idle' && status.kind !== 'sending';
  return (
    <>
      <div role="status" className={styles.place}>
        {isSent && (
          <div className={styles.success} ref={success} tabIndex={-1}>
            <strong>{t('contact.form.success')}</strong>
            <span>{t('contact.form.thanks')}</span>
          </div>
        )}
      </div>
      <div role="alert" className={styles.place}>
        {hasFailed && (
          <div className={styles.failure}>
            <strong>{t('contact.form.error')}</strong>
            <span>{reason()}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** Formats a wait as "in 10 minutes", rounded up so that nobody retries too early. */
function whenToRetry(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  return seconds > HOUR
    ? format.format(Math.ceil(seconds / HOUR), 'hour')
    : format.format(Math.ceil(seconds / MINUTE), 'minute');
}
