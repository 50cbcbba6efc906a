import type { ReactNode } from 'react';
import { useFrame, useSite } from '../site/site-context.ts';
import { pathOf } from '../site/paths.ts';
import type { Block, DocumentData } from './document.data.ts';
import shapes from '../styles/shapes.module.css';
import styles from './document.module.css';

/** Renders a long text and its table of contents, which remains visible beside it on wide screens. */
export function DocumentPage({ data: { name, lead, sections, updated } }: { data: DocumentData }) {
  const { t } = useSite();
  return (
    <article className={styles.document}>
      <header className={styles.introduction}>
        <h1>{t(`${name}.title`)}</h1>
        <p className={shapes.lead}>{lead}</p>
        <p className={styles.updated}>
          {t(`${name}.updated`)} <time dateTime={updated.date}>{updated.text}</time>
        </p>
      </header>

      <nav className={styles.contents} aria-labelledby="document-contents">
        <h2 id="document-contents">{t(`${name}.contents`)}</h2>
        <ol className={styles.entries}>
          {Object.entries(sections).map(([id, [title]]) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>

      <div className={styles.sections}>
        {Object.entries(sections).map(([id, [title, ...blocks]]) => (
          <section className={styles.section} key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className={shapes.heading} id={`${id}-title`}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              <DocumentBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function DocumentBlock({ block }: { block: Block }) {
  const { language } = useSite();
  if (typeof block === 'string') return <p>{block}</p>;
  if (Array.isArray(block)) {
    return (
      <ul className={styles.list}>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if ('terms' in block) {
    return (
      <dl className={styles.terms}>
        {Object.entries(block.terms).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('link' in block) {
    return (
      <p>
        <a className={styles.link} href={pathOf(block.link, language)}>
          {block.text}
        </a>
      </p>
    );
  }
  return <ContactDetails />;
}

/** Lists the contact page and the stored contact details. */
function ContactDetails() {
  const { t, language } = useSite();
  const { email, phone, address = [] } = useFrame().contact?.contact ?? {};
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.link} href={pathOf('contact', language)}>
          {t('navigation.contact')}
        </a>
      </li>
      {email && <ContactDetail name={t('footer.email')} href={`mailto:${email}`} text={email} />}
      {phone && (
        <ContactDetail name={t('footer.phone')} href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone} />
      )}
      {address.length > 0 && (
        <ContactDetail
          name={t('footer.address')}
          text={address.map((line, index) => (
            <span key={line.children} lang={line.lang}>
              {index > 0 && ', '}
              {line.children}
            </span>
          ))}
        />
      )}
    </ul>
  );
}

function ContactDetail({ name, href, text }: { name: string; href?: string; text: ReactNode }) {
  return (
    <li>
      <span className={styles.way}>{name}</span>
      {href ? (
        <a className={styles.link} href={href}>
          {text}
        </a>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
}
