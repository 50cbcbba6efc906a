import type { Language } from '@vitral/contracts';
import { useEffect, useRef } from 'react';
import { useSite } from '../site/site-context.ts';
import styles from './form-message.module.css';
import type { FormStatus } from './use-contact-form.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Result of sending, below the button; gets the focus after success. */
export function FormMessage({ status }: { status: FormStatus }) {
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
