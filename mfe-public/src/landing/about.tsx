import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { LANCET, LeadFrame } from '../glass/outlines.tsx';
import { ABOUT_PICTURE } from '../glass/pictures.ts';
import { useSite } from '../site/site-context.ts';
import styles from './about.module.css';
import { PromoVideo } from './promo-video.tsx';
import { Section } from './section.tsx';

export function About({ copy }: { copy: SectionCopy }) {
  return (
    <div className={styles.about}>
      <Section id="acerca" title={copy.title} introduction={copy.paragraphs}>
        <div className={styles.window}>
          <GlassPicture
            picture={ABOUT_PICTURE}
            sizes="(min-width: 60rem) 24rem, 80vw"
            width={800}
            height={900}
          />
          <LeadFrame outline={LANCET} />
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
