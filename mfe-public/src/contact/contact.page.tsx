import { useSite } from '../site/site-context.ts';
import { ContactWays } from '../layout/contact-block.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactData } from './contact.data.ts';
import styles from './contact.module.css';
import { SentMessage } from './sent-message.tsx';

/** Contact form beside the other ways to reach the team; the second path confirms a sent message. */
export function ContactPage({ data }: { data: ContactData }) {
  const { t, page, frame } = useSite();
  return (
    <div className={styles.page}>
      <header className={styles.introduction}>
        <h1 className={styles.title}>{t('contact.title')}</h1>
        {frame.contact?.paragraphs.map((paragraph) => (
          <p className={styles.lead} key={paragraph.children} {...paragraph} />
        ))}
      </header>
      {page === 'contact-sent' ? <SentMessage /> : <ContactForm sent={data.form} />}
      {frame.contact && (
        <section className={styles.ways} aria-labelledby="contact-ways">
          <h2 className={styles.waysTitle} id="contact-ways">
            {t('contact.ways')}
          </h2>
          <ContactWays contact={frame.contact.contact} />
        </section>
      )}
    </div>
  );
}
