import type { SectionCopy } from '../data/landing-content.ts';
import { LeadFrame, TRIPTYCH } from '../glass/outlines.tsx';
import { useSite } from '../site/site-context.ts';
import { ANCHORS } from '../site/frame.ts';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero.module.css';

export function Hero({ copy }: { copy: SectionCopy }) {
  const { t, frame } = useSite();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title" {...copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className={styles.subtitle} key={paragraph.children} {...paragraph} />
        ))}
        <div className={styles.actions}>
          {frame.anchors.includes('about') && (
            <a className={styles.action} href={ANCHORS.about}>
              {t('hero.discover')}
            </a>
          )}
          {frame.anchors.includes('teamMembers') && (
            <a className={styles.quietAction} href={ANCHORS.teamMembers}>
              {t('hero.meetTeam')}
            </a>
          )}
        </div>
      </div>
      <div className={styles.window}>
        <div className={styles.glow} />
        <HeroPicture />
        <LeadFrame outline={TRIPTYCH} />
      </div>
    </section>
  );
}
