import type { SectionCopy } from '../data/landing-content.ts';
import { LeadFrame, TRIPTYCH } from '../glass/outlines.tsx';
import { useSite } from '../i18n/site-context.ts';
import type { NavigationLink } from '../layout/navigation.ts';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero.module.css';

interface HeroProps {
  copy: SectionCopy;
  links: NavigationLink[];
}

export function Hero({ copy, links }: HeroProps) {
  const { t } = useSite();
  const leadsTo = (href: string) => links.some((link) => link.href === href);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 className={styles.title} id="hero-title" {...copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className={styles.subtitle} key={paragraph.children} {...paragraph} />
        ))}
        <div className={styles.actions}>
          {leadsTo('#acerca') && (
            <a className={styles.action} href="#acerca">
              {t('hero.discover')}
            </a>
          )}
          {leadsTo('#carousel-medicos') && (
            <a className={styles.quietAction} href="#carousel-medicos">
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
