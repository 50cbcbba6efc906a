import { ContactForm } from '../contact/contact-form.tsx';
import { DRAFTS } from '../contact/form-values.ts';
import { Island } from '../site/island.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { JoinData } from './join.data.ts';
import styles from './join.module.css';

/** Shows the form with which a visitor asks to join the team; the page `join-sent` thanks for it. */
export function JoinPage({ data: { form: sent, countries } }: { data: JoinData }) {
  const { t, language } = useSite();
  return (
    <div className={styles.page}>
      <header className={shapes.introduction}>
        <h1>{t('join.title')}</h1>
        <p className={shapes.lead}>{t('join.description')}</p>
      </header>
      <Island name="contact-form" props={{ kind: 'join', sent, countries }} wakeIf={DRAFTS.join}>
        <ContactForm kind="join" sent={sent} countries={countries} />
      </Island>
      <section className={styles.questions} aria-labelledby="join-questions">
        <h2 id="join-questions">{t('join.questions')}</h2>
        <p>{t('join.questions.text')}</p>
        <a className={shapes.quiet} href={pathOf('contact', language)}>
          {t('join.questions.link')}
        </a>
      </section>
    </div>
  );
}
