import about from '../assets/about-480.avif?sizes';
import promo from '../assets/promo-480.avif?sizes';
import mp4 from '../assets/promo.mp4';
import webm from '../assets/promo.webm';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { LeadFrame } from '../glass/outlines.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './about.module.css';
import { Film } from './film.tsx';
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

/** Shows the promo video with its poster. */
export function PromoVideo() {
  const { t } = useSite();
  return (
    <Film
      label={t('promo.title')}
      poster={
        <GlassPicture picture={promo} sizes="(min-width: 60rem) 60rem, 92vw" width={1280} height={720} />
      }
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </Film>
  );
}
