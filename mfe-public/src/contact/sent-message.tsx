import { useEffect } from 'react';
import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import { clearDraft } from './contact-draft.ts';
import styles from './sent-message.module.css';

/** Confirmation page after sending a form without scripts. */
export function SentMessage() {
  const { t, language } = useSite();
  useEffect(clearDraft, []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <h2 className={styles.title} id="contact-sent">
        {t('contact.form.success')}
      </h2>
      <p>{t('contact.form.thanks')}</p>
      <a className={styles.another} href={addressOf('contact', language)}>
        {t('contact.sent.another')}
      </a>
    </section>
  );
}
