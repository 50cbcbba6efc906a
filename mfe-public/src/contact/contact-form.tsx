import { CONTACT_FIELDS, CONTACT_HONEYPOT, type ContactKind } from '@vitral/sdk/contracts/contact-messages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import type { Phrase } from '../data/phrase.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../data/use-client-value.ts';
import { Honeypot } from '../forms/form-field.tsx';
import { FormMessage } from '../forms/form-message.tsx';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';
import { initialValues, useContactForm, useRestoredForm } from './use-contact-form.ts';

/** Length from which the form shows the number of remaining characters. */
const NEARLY_FULL = LIMITS.contactMessage * 0.9;

/** The page of each kind of form, which is also the prefix of its text keys. */
const PAGES = { message: 'contact', join: 'join' } as const;

/** Texts that confirm a sent form. */
export interface Thanks {
  /** Blank for the title of the form. */
  title: Phrase;
  text: Phrase[];
}

export interface ContactFormProps {
  kind: ContactKind;
  /** Refused form, which was sent without scripts. */
  sent: SentForm | null;
  /** Codes of the countries that a request to join offers. */
  countries?: readonly string[];
  thanks?: Thanks;
  goTo?: (url: string) => void;
}

/**
 * Renders the form for a message to the team, or for a request to join it, which opens its page of thanks once it is
 * sent. Without scripts the browser posts it to its page.
 */
export function ContactForm({ kind, sent, countries, thanks, goTo = openPage }: ContactFormProps) {
  const { t, language } = useSite();
  const isHydrated = useIsHydrated();
  const { form, messageLength, measure } = useRestoredForm({ kind, sent });
  const onSent = kind === 'join' ? () => goTo(pathOf('join-sent', language)) : undefined;
  const { problems, status, edit, submit } = useContactForm({ kind, sent, onSent });
  const page = PAGES[kind];
  const isSending = status.kind === 'sending';
  const left = LIMITS.contactMessage - messageLength;
  const room = messageLength > NEARLY_FULL ? t('contact.form.room', { left }) : undefined;
  const values = sent?.values ?? initialValues(kind, language);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={pathOf(page, language)}
      aria-label={t(`${page}.form.label`)}
      noValidate={isHydrated}
      onInput={(event) => {
        measure();
        edit(event);
      }}
      onSubmit={(event) => void submit(event).then(measure)}
    >
      <p className={styles.note}>{t('form.note')}</p>
      {CONTACT_FIELDS[kind].map((field) => (
        <ContactField
          key={field}
          kind={kind}
          name={field}
          value={values[field] ?? ''}
          problem={problems[field]}
          isBounded={!isHydrated}
          hint={field === 'message' ? room : undefined}
          countries={countries}
        />
      ))}
      <Honeypot name={CONTACT_HONEYPOT} />
      <button type="submit" className={styles.send} aria-disabled={isSending} aria-busy={isSending}>
        {t(isSending ? 'form.sending' : `${page}.form.send`)}
      </button>
      <FormMessage
        status={status}
        texts={{
          sent: thanks?.title.children ? thanks.title : { children: t(`${page}.form.success`) },
          thanks: thanks?.text ?? [],
          error: t(`${page}.form.error`),
          tooMany: (when) => t('contact.form.tooMany', { when }),
        }}
      />
      <p className={styles.note}>
        <a href={pathOf('privacy', language, '#messages')}>{t('form.privacy')}</a>
      </p>
    </form>
  );
}

function openPage(url: string): void {
  location.assign(url);
}
