import type { Language } from '@vitral/sdk/contracts/languages';
import { useEffect, useRef } from 'react';
import type { Phrase } from '../data/phrase.ts';
import { useSite } from '../site/site-context.ts';
import styles from './form-message.module.css';
import type { Outcome } from './post-form.ts';

export type FormStatus = { kind: 'idle' } | { kind: 'sending' } | Exclude<Outcome, { kind: 'refused' }>;

interface FormMessageProps {
  status: FormStatus;
  texts: {
    /** Title and text after success. */
    sent: Phrase;
    thanks: Phrase[];
    /** Title of a failure. */
    error: string;
    /** `when` is a wait such as "in 10 minutes". */
    tooMany: (when: string) => string;
  };
  /** Reason of a failure for error codes that the form knows. */
  failure?: string | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Shows the result of sending below the button, and gets the focus after success. */
export function FormMessage({ status, texts, failure }: FormMessageProps) {
  const { t, language } = useSite();
  const success = useRef<HTMLDivElement>(null);
  const isSent = status.kind === 'sent';

  useEffect(() => {
    if (isSent) success.current?.focus();
  }, [isSent]);

  function reason(): string {
    if (status.kind === 'unreachable') return t('form.unreachable');
    if (status.kind !== 'too-many') return failure ?? t('form.failed');
    return texts.tooMany(whenToRetry(status.retrySeconds, language));
  }

  const hasFailed = !isSent && status.kind !== 'idle' && status.kind !== 'sending';
  return (
    <>
      <div role="status" className={styles.place}>
        {isSent && (
          <div className={styles.success} ref={success} tabIndex={-1}>
            <strong {...texts.sent} />
            {texts.thanks.map((paragraph) => (
              <span key={paragraph.children} {...paragraph} />
            ))}
          </div>
        )}
      </div>
      <div role="alert" className={styles.place}>
        {hasFailed && (
          <div className={styles.failure}>
            <strong>{texts.error}</strong>
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
