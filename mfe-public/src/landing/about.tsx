import about from '../assets/about-480.avif?sizes';
import promo from '../assets/promo-480.avif?sizes';
import mp4 from '../assets/promo.mp4';
import webm from '../assets/promo.webm';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { LeadFrame } from '../glass/outlines.tsx';
import { Island } from '../site/island.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './about.module.css';
import { Section } from '../layout/section.tsx';

export function About({ copy }: { copy: SectionCopy }) {
  return (
    <div className={styles.about}>
      <Section id="acerca" title={copy.title} introduction={copy.paragraphs}>
        <div className={styles.window}>
          <GlassPicture picture={about} sizes="(min-width: 60rem) 24rem, 80vw" width={800} height={900} />
          <LeadFrame outline="lancet" />
        </div>
        {copy.figures.length > 0 && <Figures figures={copy.figures} />}
        <div className={styles.wide}>
          <PromoVideo />
        </div>
        {copy.cards.length > 0 && (
          <ul className={styles.cards}>
            {copy.cards.map(({ title, text }) => (
              <li className={styles.card} key={title.children}>
                <h3 {...title} />
                <p {...text} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function Figures({ figures }: { figures: SectionCopy['figures'] }) {
  const { t } = useSite();
  return (
    <ul className={styles.figures} aria-label={t('about.figures')}>
      {figures.map(({ value, label }) => (
        <li className={styles.figure} key={label.children}>
          <span className={styles.value}>{value}</span> <span className={styles.label} {...label} />
        </li>
      ))}
    </ul>
  );
}

/** Transparent: without a poster, Chromium would cover the picture behind the video. */
const POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Shows the promo video, which loads only when played, with the browser's own controls; the picture behind it is its poster. */
export function PromoVideo() {
  const { t } = useSite();
  return (
    <Island name="promo-video" className={styles.promo}>
      <div className={styles.frame}>
        <GlassPicture picture={promo} sizes="(min-width: 60rem) 60rem, 92vw" width={1280} height={720} />
        <video aria-label={t('promo.title')} poster={POSTER} controls preload="none" playsInline>
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </div>
      <p className={styles.notice} role="status" data-failure={t('promo.failed')} />
    </Island>
  );
}
