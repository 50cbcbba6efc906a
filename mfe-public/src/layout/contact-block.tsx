import { openingLines } from '../data/opening-hours.ts';
import type { Contact, SectionCopy } from '../data/landing-content.ts';
import { useSite } from '../site/site-context.ts';
import styles from './contact-block.module.css';

export function ContactBlock({ copy: { title, paragraphs, contact } }: { copy: SectionCopy }) {
  const { t } = useSite();
  return (
    <section className={styles.contact} aria-label={t('footer.contact')}>
      <div className={styles.introduction}>
        <h2 {...title} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph.children} {...paragraph} />
        ))}
      </div>
      <ContactDetails contact={contact} />
    </section>
  );
}

/** Lists the stored contact details; the hours have a default, and a note may follow them. */
export function ContactDetails({
  contact: { email, phone, whatsapp, address, openingHours, hours },
}: {
  contact: Contact;
}) {
  const { t, language } = useSite();
  const lines = openingLines(openingHours, language);
  return (
    <dl className={styles.ways}>
      {email && (
        <div>
          <dt>{t('footer.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('footer.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {whatsapp && (
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsapp.url} rel="noreferrer">
              {whatsapp.number}
            </a>
          </dd>
        </div>
      )}
      {address.length > 0 && (
        <div className={styles.lines}>
          <dt>{t('footer.address')}</dt>
          {address.map((line) => (
            <dd key={line.children} {...line} />
          ))}
        </div>
      )}
      <div className={styles.lines}>
        <dt>{t('footer.hours')}</dt>
        {lines.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
        {hours.children && <dd {...hours} />}
        {lines.length === 0 && !hours.children && <dd>{t('footer.defaultHours')}</dd>}
      </div>
    </dl>
  );
}
