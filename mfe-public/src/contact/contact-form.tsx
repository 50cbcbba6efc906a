import { CONTACT_FIELDS, CONTACT_HONEYPOT } from '@vitral/contracts/contact-messages';
import { LIMITS } from '@vitral/contracts/limits';
import type { SentForm } from '@vitral/contracts/public-pages';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../data/use-client-value.ts';
import { Honeypot } from '../forms/form-field.tsx';
import { FormMessage } from '../forms/form-message.tsx';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';
import { useContactForm, useRestoredForm } from './use-contact-form.ts';

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
      <p className={styles.note}>{t('form.note')}</p>
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
      <Honeypot name={CONTACT_HONEYPOT} />
      <button type="submit" className={styles.send} aria-disabled={isSending} aria-busy={isSending}>
        {t(isSending ? 'form.sending' : 'contact.form.send')}
      </button>
      <FormMessage
        status={status}
        texts={{
          sent: t('contact.form.success'),
          thanks: t('contact.form.thanks'),
          error: t('contact.form.error'),
          tooMany: (when) => t('contact.form.tooMany', { when }),
        }}
      />
      <p className={styles.note}>
        <a href={pathOf('privacy', language, '#messages')}>{t('form.privacy')}</a>
      </p>
    </form>
  );
}
