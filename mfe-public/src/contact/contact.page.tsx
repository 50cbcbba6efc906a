import { useEffect } from 'react';
import { ContactDetails } from '../layout/contact-block.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './contact.data.ts';
import shapes from '../styles/shapes.module.css';
import styles from './contact.module.css';
import { clearDraft } from './form-values.ts';

/** Shows the contact form and the stored contact details; the page `contact-sent` confirms a sent message. */
export function ContactPage({ data }: { data: ContactData }) {
  const { t, page, frame } = useSite();
  return (
    <div className={styles.page}>
      <header className={shapes.introduction}>
        <h1>{t('contact.title')}</h1>
        {frame.contact?.paragraphs.map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
      </header>
      {page === 'contact-sent' ? <SentMessage /> : <ContactForm sent={data.form} />}
      {frame.contact && (
        <section className={styles.ways} aria-labelledby="contact-ways">
          <h2 id="contact-ways">{t('contact.ways')}</h2>
          <ContactDetails contact={frame.contact.contact} />
        </section>
      )}
    </div>
  );
}

/** Confirms a form that was sent without scripts. */
function SentMessage() {
  const { t, language } = useSite();
  useEffect(clearDraft, []);
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <h2 id="contact-sent">{t('contact.form.success')}</h2>
      <p>{t('contact.form.thanks')}</p>
      <a className={styles.another} href={pathOf('contact', language)}>
        {t('contact.sent.another')}
      </a>
    </section>
  );
}
