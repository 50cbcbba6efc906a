import health from '../assets/health-480.avif?sizes';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { LeadFrame } from '../glass/outlines.tsx';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import glass from '../glass/glass.module.css';
import shapes from '../styles/shapes.module.css';
import styles from './vital-health.module.css';

const BENEFITS = ['rest', 'food', 'movement'] as const;
const PLAN = ['morning', 'midday', 'afternoon', 'evening'] as const;

/** Shows a static demonstration of a landing page; its content is an example and says so. */
export function VitalHealthPage() {
  return (
    <>
      <Hero />
      <Benefits />
      <Plan />
      <Next />
    </>
  );
}

function Hero() {
  const { t } = useSite();
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.sample}>{t('vital-health.sample')}</p>
        <h1>{t('vital-health.title')}</h1>
        <p className={styles.headline}>{t('vital-health.headline')}</p>
        <p className={styles.lead}>{t('vital-health.lead')}</p>
        <p>
          <a className={shapes.action} href="#plan">
            {t('vital-health.plan')}
          </a>
        </p>
      </div>
      <div className={glass.window}>
        <GlassPicture
          picture={health}
          sizes="(min-width: 60rem) 45vw, 90vw"
          width={1200}
          height={900}
          isFirst
        />
        <LeadFrame outline="triptych" />
      </div>
    </div>
  );
}

function Benefits() {
  const { t } = useSite();
  return (
    <section className={styles.section} aria-labelledby="benefits-title">
      <h2 id="benefits-title">{t('vital-health.benefits')}</h2>
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <li className={styles.benefit} key={benefit}>
            <h3>{t(`vital-health.${benefit}.title`)}</h3>
            <p>{t(`vital-health.${benefit}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plan() {
  const { t } = useSite();
  return (
    <section className={styles.section} id="plan" aria-labelledby="plan-title">
      <div className={shapes.introduction}>
        <h2 id="plan-title">{t('vital-health.plan')}</h2>
        <p className={styles.lead}>{t('vital-health.plan.lead')}</p>
      </div>
      <ol className={styles.plan}>
        {PLAN.map((part) => (
          <li className={styles.part} key={part}>
            <h3>{t(`vital-health.${part}.title`)}</h3>
            <p>{t(`vital-health.${part}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the real pages of the site. */
function Next() {
  const { t, language } = useSite();
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{t('vital-health.next')}</h2>
      <p>{t('vital-health.next.text')}</p>
      <div className={styles.actions}>
        <a className={shapes.action} href={pathOf('education', language)}>
          {t('vital-health.education')}
        </a>
        <a className={styles.quiet} href={pathOf('contact', language)}>
          {t('vital-health.contact')}
        </a>
      </div>
    </section>
  );
}
