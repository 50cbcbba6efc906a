import type { Thanks } from '../../contact/contact-form.tsx';
import { DRAFTS } from '../../contact/form-values.ts';
import { Island } from '../../site/island.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import styles from './sent-message.module.css';

/** Confirms a form that was sent without scripts, or before they had loaded. */
export function SentMessage({ title, text, level }: Thanks & { level: 2 | 3 }) {
  const { t, language } = useSite();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.sent} aria-labelledby="contact-sent">
      <Heading id="contact-sent" {...(title.children ? title : { children: t('contact.form.success') })} />
      {text.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      <a className={styles.another} href={pathOf('contact', language)}>
        {t('contact.sent.another')}
      </a>
      <Island name="draft-clearing" wakeIf={DRAFTS.message} hidden />
    </section>
  );
}
