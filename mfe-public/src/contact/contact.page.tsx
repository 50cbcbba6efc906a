import { ContactDetails } from '../layout/contact-block.tsx';
import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useFrame, useSite } from '../site/site-context.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './contact.data.ts';
import shapes from '../styles/shapes.module.css';
import styles from './contact.module.css';
import { DRAFTS } from './form-values.ts';

/** Shows the contact form and the stored contact details; the page `contact-sent` confirms a sent message. */
export function ContactPage({ data: { form: sent } }: { data: ContactData }) {
  const { t, page, language } = useSite();
  const { contact } = useFrame();
  return (
    <div className={styles.page}>
      <header className={shapes.introduction}>
        <h1>{t('contact.title')}</h1>
        {contact?.paragraphs.map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
      </header>
      {page === 'contact-sent' ? (
        <SentMessage />
      ) : (
        <Island name="contact-form" props={{ kind: 'message', sent }} wakeIf={DRAFTS.message}>
          <ContactForm kind="message" sent={sent} />
        </Island>
      )}
      {contact && (
        <section className={styles.ways} aria-labelledby="contact-ways">
          <h2 id="contact-ways">{t('contact.ways')}</h2>
          <ContactDetails contact={contact.contact} />
        </section>
      )}
      <p className={styles.join}>
        {t('contact.join')} <a href={pathOf('join', language)}>{t('contact.join.link')}</a>
      </p>
    </div>
  );
}

/** Confirms a form that was sent without scripts, or before they had loaded. */
function SentMessage() {
  const { t, language } = useSite();
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <h2 id="contact-sent">{t('contact.form.success')}</h2>
      <p>{t('contact.form.thanks')}</p>
      <a className={styles.another} href={pathOf('contact', language)}>
        {t('contact.sent.another')}
      </a>
      <Island name="draft-clearing" wakeIf={DRAFTS.message} hidden />
    </section>
  );
}
